export const integrationLists = {
  apiScope: [
    { id: 'links:write', en: 'Make customer links', hi: 'ग्राहक लिंक बनाना' },
    { id: 'links:read', en: 'Read customer links', hi: 'ग्राहक लिंक पढ़ना' },
    { id: 'leads:write', en: 'Add leads', hi: 'लीड जोड़ना' },
    {
      id: 'leads:read',
      en: 'Read leads and applications',
      hi: 'लीड और आवेदन पढ़ना',
    },
    { id: 'earnings:read', en: 'Read earnings', hi: 'कमाई पढ़ना' },
  ],
  apiMode: [
    { id: 'live', en: 'Live', hi: 'लाइव' },
    { id: 'sandbox', en: 'Sandbox', hi: 'सैंडबॉक्स' },
  ],
  keyValidity: [
    { id: '30', en: '30 days', hi: '30 दिन' },
    { id: '90', en: '90 days', hi: '90 दिन' },
    { id: '180', en: '180 days', hi: '180 दिन' },
    { id: '365', en: 'One year', hi: 'एक साल' },
  ],
  webhookEvent: [
    { id: 'link.updated', en: 'A customer link changes its stage', hi: 'ग्राहक लिंक का चरण बदला' },
    { id: 'lead.created', en: 'A lead comes in', hi: 'नई लीड आई' },
    { id: 'lead.updated', en: 'A lead changes its stage', hi: 'लीड का चरण बदला' },
    { id: 'application.created', en: 'A customer applies', hi: 'ग्राहक ने आवेदन किया' },
    {
      id: 'application.updated',
      en: 'An application changes its status',
      hi: 'आवेदन की स्थिति बदली',
    },
    { id: 'test', en: 'Test event', hi: 'जाँच के लिए' },
  ],
  webhookStatus: [
    { id: 'pending', en: 'Waiting', hi: 'प्रतीक्षा में' },
    { id: 'sending', en: 'Being sent', hi: 'भेजा जा रहा है' },
    { id: 'delivered', en: 'Delivered', hi: 'पहुँच गया' },
    { id: 'failed', en: 'Failed', hi: 'विफल' },
  ],
} as const;
