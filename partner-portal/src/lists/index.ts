export { PageCards } from './PageCards';
export { PartnerList } from './PartnerList';
