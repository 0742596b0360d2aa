export const deskLists = {
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
    { id: 'queued', en: 'Queued', hi: 'भेजना बाकी' },
    { id: 'sent', en: 'Sent', hi: 'भेजा गया' },
    { id: 'failed', en: 'Failed', hi: 'नहीं भेजा जा सका' },
    { id: 'limited', en: 'Held back: enough messages this week', hi: 'रोका गया: इस हफ़्ते काफ़ी संदेश' },
  ],
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
    { id: 'requested', en: 'Waiting for a second admin', hi: 'दूसरे एडमिन का इंतज़ार' },
  ],
  erasureOrigin: [
    { id: 'customer', en: 'Customer', hi: 'ग्राहक' },
    { id: 'desk', en: 'Desk', hi: 'डेस्क' },
  ],
} as const;
