import { lazyPage, resourceManifest } from '@marketplace/shared/admin';
import {
  getPartnerBrand,
  getPartnerGstin,
  getPartnerUsers,
  getPayoutAccount,
} from '@marketplace/shared/api';
import { partners as resource } from '@marketplace/shared/resources';
import Handshake from '@mui/icons-material/HandshakeOutlined';

export const partners = resourceManifest(resource, {
  calls: { edit: [getPayoutAccount, getPartnerGstin, getPartnerBrand, getPartnerUsers] },
  icon: Handshake,
  group: 'partners',
  list: lazyPage(async () => (await import('./PartnerList')).PartnerList),
  edit: lazyPage(async () => (await import('./PartnerEdit')).PartnerEdit),
});
