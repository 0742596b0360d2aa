import type { ResourceManifest } from '@marketplace/shared/admin';
import CreditCard from '@mui/icons-material/CreditCardOutlined';
import { lazy } from 'react';

export const creditCards: ResourceManifest = {
  name: 'credit-cards',
  route: 'credit_cards',
  label: 'ui.admin_routes.credit_cards',
  icon: CreditCard,
  group: 'catalogue',
  recordRepresentation: 'category_name',
  list: lazy(() => import('./CreditCardList').then((m) => ({ default: m.CreditCardList }))),
};
