export { useNames } from './useNames';
