export type { PincodePlace } from './findPincodePlace';
