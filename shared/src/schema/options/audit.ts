export const auditLists = {
  auditAction: [
    { id: 'create', en: 'Created', hi: 'बनाया' },
    { id: 'update', en: 'Changed', hi: 'बदला' },
    { id: 'delete', en: 'Deleted', hi: 'हटाया' },
    { id: 'batch', en: 'Changed many', hi: 'कई बदले' },
    { id: 'read', en: 'Viewed', hi: 'देखा' },
    { id: 'export', en: 'Exported', hi: 'एक्सपोर्ट किया' },
  ],
  auditArea: [
    { id: 'admin', en: 'Admin', hi: 'एडमिन' },
    { id: 'partner', en: 'Partner', hi: 'पार्टनर' },
  ],
} as const;
