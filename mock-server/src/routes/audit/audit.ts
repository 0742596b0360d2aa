import { verifyAuditLog } from '@marketplace/shared/api';
import { handle } from '../kit/handle';
import { verifyChain } from './auditChain';

export const auditRoutes = [
  handle(verifyAuditLog, async (_call, { store }) => ({ data: await verifyChain(store) })),
];
