export { useOnInput } from './useOnInput';
export { yupResolver } from './yupResolver';
