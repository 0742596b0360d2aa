export const erasureLists = {
  erasureStatus: [
    { id: 'requested', en: 'Requested', hi: 'अनुरोध मिला' },
    { id: 'in_progress', en: 'In progress', hi: 'काम चल रहा है' },
    { id: 'waiting', en: 'Waiting for approval', hi: 'मंज़ूरी बाकी' },
    { id: 'approved', en: 'Approved', hi: 'मंज़ूर' },
    { id: 'refused', en: 'Refused', hi: 'नामंज़ूर' },
    { id: 'withdrawn', en: 'Withdrawn', hi: 'वापस लिया गया' },
    { id: 'done', en: 'Done', hi: 'पूरा हुआ' },
  ],
  mergeStatus: [
    { id: 'merged', en: 'Merged', hi: 'मिलाया गया' },
    { id: 'undone', en: 'Undone', hi: 'वापस किया गया' },
  ],
  erasureOrigin: [
    { id: 'customer', en: 'Customer', hi: 'ग्राहक' },
    { id: 'desk', en: 'Desk', hi: 'डेस्क' },
  ],
} as const;
