export const telecallingLists = {
  callDisposition: [
    { id: 'interested', en: 'Interested, will go on', hi: 'रुचि है, आगे बढ़ेंगे' },
    { id: 'call_back', en: 'Call back', hi: 'बाद में कॉल करें' },
    { id: 'no_answer', en: 'No answer', hi: 'जवाब नहीं मिला' },
    { id: 'not_interested', en: 'Not interested', hi: 'रुचि नहीं है' },
    { id: 'wrong_number', en: 'Wrong number', hi: 'ग़लत नंबर' },
    { id: 'do_not_call', en: 'Do not call again', hi: 'दोबारा कॉल न करें' },
  ],
  taskPriority: [
    { id: 'high', en: 'High', hi: 'ज़रूरी' },
    { id: 'normal', en: 'Normal', hi: 'सामान्य' },
    { id: 'low', en: 'Low', hi: 'कम ज़रूरी' },
  ],
} as const;
