export { parseLender } from './parseLender';
export { BorrowerInputs, useBorrowerForm } from './borrowerForm';
