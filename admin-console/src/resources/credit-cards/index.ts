import { lazyPage, resourceManifest } from '@marketplace/shared/admin';
import { getCreditCardsData } from '@marketplace/shared/api';
import { creditCards as resource } from '@marketplace/shared/resources';
import CreditCard from '@mui/icons-material/CreditCardOutlined';

export const creditCards = resourceManifest(resource, {
  calls: { list: [getCreditCardsData] },
  icon: CreditCard,
  list: lazyPage(async () => (await import('./CreditCardList')).CreditCardList),
});
