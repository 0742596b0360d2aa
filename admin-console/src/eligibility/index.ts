export { lenderOf } from './lenderOf';
export { BorrowerInputs, useBorrowerForm } from './borrowerForm';
