import type { Texts } from '../../../i18n';
import type { disputes as english } from '../en/disputes';

/** Texts of disputes about lines of the ledger, on both sides. */
export const disputes: Texts<typeof english> = {
  title: 'विवाद',
  thread: 'संदेश',
  partner: 'पार्टनर',
  admin: 'हमारी टीम',
  reply: 'आपका संदेश',
  send: 'संदेश भेजें',
  resolve: 'भेजें और सुलझा दें',
  line: 'विवाद वाली पंक्ति देखें',
};
