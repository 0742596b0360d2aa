export const messagingLists = {
  messageChannel: [
    { id: 'sms', en: 'SMS', hi: 'SMS' },
    { id: 'email', en: 'E-mail', hi: 'ई-मेल' },
    { id: 'whatsapp', en: 'WhatsApp', hi: 'व्हाट्सऐप' },
  ],
  campaignStatus: [
    { id: 'scheduled', en: 'Scheduled', hi: 'तय' },
    { id: 'sent', en: 'Sent', hi: 'भेजा गया' },
    { id: 'cancelled', en: 'Cancelled', hi: 'रद्द' },
  ],
  deliveryStatus: [
    { id: 'sent', en: 'Sent', hi: 'भेजा गया' },
    { id: 'limited', en: 'Held back: enough messages this week', hi: 'रोका गया: इस हफ़्ते काफ़ी संदेश' },
  ],
} as const;
