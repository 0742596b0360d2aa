import { lazyPage, resourceManifest } from '@marketplace/shared/admin';
import { creditCards as resource } from '@marketplace/shared/resources';
import CreditCard from '@mui/icons-material/CreditCardOutlined';

export const creditCards = resourceManifest(resource, {
  icon: CreditCard,
  list: lazyPage(async () => (await import('./CreditCardList')).CreditCardList),
});
