export { ResetPasswordButton } from './ResetPasswordButton';
