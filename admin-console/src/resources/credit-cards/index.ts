import { resourceManifest } from '@marketplace/shared/admin';
import { creditCards as resource } from '@marketplace/shared/resources';
import CreditCard from '@mui/icons-material/CreditCardOutlined';
import { lazy } from 'react';

export const creditCards = resourceManifest(resource, {
  icon: CreditCard,
  list: lazy(() => import('./CreditCardList').then((m) => ({ default: m.CreditCardList }))),
});
