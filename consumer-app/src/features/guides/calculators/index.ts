// One chunk for both pages: two chunks would lengthen the file list in the first chunk.
export { BalanceTransferPage } from './BalanceTransferPage';
export { PartPaymentPage } from './PartPaymentPage';
