export { PartnerList } from './PartnerList';
