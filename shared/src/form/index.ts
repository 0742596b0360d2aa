export { yupResolver } from './yupResolver';
