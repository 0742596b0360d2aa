/** Lists about files that admins upload to change records. */
export const uploadLists = {
  uploadStatus: [
    { id: 'applied', en: 'Loaded', hi: 'दर्ज हुआ' },
    { id: 'pending', en: 'Waiting for confirmation', hi: 'पुष्टि बाक़ी' },
    { id: 'refused', en: 'Refused', hi: 'नामंज़ूर' },
    { id: 'failed', en: 'No row loaded', hi: 'कोई पंक्ति दर्ज नहीं हुई' },
    { id: 'rolled_back', en: 'Rolled back', hi: 'पलटा गया' },
  ],
  uploadRowStatus: [
    { id: 'applied', en: 'Loaded', hi: 'दर्ज हुआ' },
    { id: 'pending', en: 'Waiting for confirmation', hi: 'पुष्टि बाक़ी' },
    { id: 'refused', en: 'Refused', hi: 'नामंज़ूर' },
    { id: 'kept', en: 'Left as it was', hi: 'जैसा था वैसा छोड़ा' },
    { id: 'rolled_back', en: 'Rolled back', hi: 'पलटा गया' },
  ],
} as const;
