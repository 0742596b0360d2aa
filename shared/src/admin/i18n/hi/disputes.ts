import type { Texts } from '../../../i18n';
import type { disputes as english } from '../en/disputes';

export const disputes: Texts<typeof english> = {
  title: 'विवाद',
  partner: 'पार्टनर',
  admin: 'हमारी टीम',
  resolve: 'भेजें और सुलझा दें',
  line: 'विवाद वाली पंक्ति देखें',
};
