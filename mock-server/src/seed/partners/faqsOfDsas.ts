import type { FaqRow } from './faqsOfCustomers';

/** What resellers and their staff ask. */
export const DSA_QUESTIONS: readonly FaqRow[] = [
  [
    'How does a customer become my lead?',
    'ग्राहक मेरी लीड कैसे बनता है?',
    'The customer signs in at your brand’s address or through one of your customer links. The lead then stands under Leads.',
    'ग्राहक आपके ब्रांड के पते पर या आपके ग्राहक लिंक से साइन इन करता है। तब लीड "लीड" में दिखती है।',
  ],
  [
    'How long does a customer link work?',
    'ग्राहक लिंक कब तक चलता है?',
    'Thirty days, for one customer. Make a new one when it has expired.',
    'तीस दिन, एक ग्राहक के लिए। समय बीत जाए तो नया लिंक बनाएँ।',
  ],
  [
    'Why does a link say that it was not found?',
    'लिंक "नहीं मिला" क्यों कहता है?',
    'It has expired, or another person has used it. Both look alike, so that a link reveals nothing.',
    'उसका समय बीत गया है, या किसी और ने उसे इस्तेमाल कर लिया है। दोनों एक जैसे दिखते हैं, ताकि लिंक से कुछ पता न चले।',
  ],
  [
    'May I enter the customer’s code?',
    'क्या मैं ग्राहक का कोड डाल सकता हूँ?',
    'No. The code is the customer’s signature. Never ask for it; whoever does is reported.',
    'नहीं। कोड ग्राहक के हस्ताक्षर जैसा है। उसे कभी न माँगें; माँगने वाले की शिकायत की जाती है।',
  ],
  [
    'Why are phone numbers and PANs masked?',
    'फ़ोन नंबर और PAN छिपे क्यों हैं?',
    'Customers gave them to compare offers. You need the name, the reference and the stage to help; lenders need the rest.',
    'ग्राहकों ने उन्हें ऑफ़र की तुलना के लिए दिया है। मदद के लिए आपको नाम, संदर्भ और चरण चाहिए; बाकी लेंडर को चाहिए।',
  ],
  [
    'Which stages does a lead have?',
    'लीड के कौन-से चरण होते हैं?',
    'Signed in, profile finished, applied. After that the application has its own status until it is disbursed, rejected or withdrawn.',
    'साइन इन किया, प्रोफ़ाइल पूरी, आवेदन किया। उसके बाद आवेदन की अपनी स्थिति होती है: जारी, नामंज़ूर या वापस लिया गया।',
  ],
  [
    'When do I earn?',
    'मेरी कमाई कब होती है?',
    'When the lender disburses a loan of your lead. A lead or an application alone earns nothing.',
    'जब लेंडर आपकी लीड का लोन जारी करता है। सिर्फ़ लीड या आवेदन से कमाई नहीं होती।',
  ],
  [
    'How is my commission worked out?',
    'मेरा कमीशन कैसे निकलता है?',
    'The lender pays by slabs of disbursed amount and number. Your share is the percentage, or the flat fee, of your agreement.',
    'लेंडर जारी राशि और संख्या की श्रेणियों के अनुसार भुगतान करता है। आपका हिस्सा आपके अनुबंध का प्रतिशत या तय फ़ीस है।',
  ],
  [
    'When is a payout made?',
    'भुगतान कब होता है?',
    'After the lender’s commission file has been booked for the disbursal. What is not yet booked is not yet paid.',
    'जब जारी लोन के लिए लेंडर की कमीशन फ़ाइल दर्ज हो जाती है। जो दर्ज नहीं, उसका भुगतान अभी नहीं।',
  ],
  [
    'Why is TDS deducted?',
    'TDS क्यों कटता है?',
    'Income tax law makes the payer deduct tax from commission. You see it in your tax credit (Form 26AS).',
    'आयकर क़ानून के अनुसार भुगतान करने वाला कमीशन से कर काटता है। वह आपके टैक्स क्रेडिट (फ़ॉर्म 26AS) में दिखता है।',
  ],
  [
    'What is a claw-back?',
    'क्लॉ-बैक क्या है?',
    'A lender takes commission back when a loan is cancelled or returned, for instance in the cooling-off period.',
    'लोन रद्द होने या लौटाए जाने पर, जैसे कूलिंग-ऑफ़ अवधि में, लेंडर कमीशन वापस लेता है।',
  ],
  [
    'My figures differ from the lender’s. What now?',
    'मेरे आँकड़े लेंडर से अलग हैं। अब क्या?',
    'Open a ticket under General Query with the application’s reference and what the lender has told you.',
    '"सामान्य सवाल" में आवेदन के संदर्भ नंबर और लेंडर की बताई बात के साथ टिकट खोलें।',
  ],
  [
    'Can I promise a customer an approval?',
    'क्या मैं ग्राहक को मंज़ूरी का वादा कर सकता हूँ?',
    'No. The lender decides. You may say which lenders match and why, never that money is certain.',
    'नहीं। फ़ैसला लेंडर करता है। आप बता सकते हैं कि कौन-से लेंडर मिलते हैं और क्यों, पर पैसा पक्का है ऐसा नहीं।',
  ],
  [
    'May I take a fee from the customer?',
    'क्या मैं ग्राहक से फ़ीस ले सकता हूँ?',
    'No. Customers pay only the lender’s charges of the key fact statement.',
    'नहीं। ग्राहक सिर्फ़ मुख्य तथ्य विवरण में दिए लेंडर के शुल्क देते हैं।',
  ],
  [
    'What must my advertising say?',
    'मेरे विज्ञापन में क्या होना चाहिए?',
    'That you pass applications on, that the lender decides, and the lender’s terms where you name them. The creatives here carry the text; it cannot be removed.',
    'कि आप आवेदन आगे भेजते हैं, फ़ैसला लेंडर करता है, और जहाँ नाम लें वहाँ लेंडर की शर्तें। यहाँ के क्रिएटिव में यह पाठ रहता है; उसे हटाया नहीं जा सकता।',
  ],
  [
    'Why can I no longer download a creative?',
    'मैं कोई क्रिएटिव डाउनलोड क्यों नहीं कर पा रहा?',
    'Its offer has ended. Its QR code now leads to your start page without the offer. Use a current one.',
    'उसका ऑफ़र ख़त्म हो गया है। उसका QR कोड अब ऑफ़र के बिना आपके शुरुआती पेज पर जाता है। मौजूदा क्रिएटिव लें।',
  ],
  [
    'How do I see which lenders suit a customer?',
    'ग्राहक के लिए कौन-से लेंडर ठीक हैं, कैसे देखूँ?',
    'Training Material has the eligibility criteria of each lender: age, employment, income, amounts and credit score.',
    '"प्रशिक्षण सामग्री" में हर लेंडर की पात्रता की शर्तें हैं: उम्र, रोज़गार, आय, राशि और क्रेडिट स्कोर।',
  ],
  [
    'What is the difference between App and Web/App?',
    'App और Web/App में क्या फ़र्क़ है?',
    'It is how the lender takes applications: only in its app, or also on its website.',
    'यह बताता है कि लेंडर आवेदन कैसे लेता है: सिर्फ़ अपने ऐप में, या वेबसाइट पर भी।',
  ],
  [
    'How does a merchant join through me?',
    'मर्चेंट मेरे ज़रिए कैसे जुड़ता है?',
    'Share your referral link. The merchant fills the form, our team decides, and you follow it under Referral.',
    'अपना रेफ़रल लिंक साझा करें। मर्चेंट फ़ॉर्म भरता है, हमारी टीम फ़ैसला करती है, और आप उसे "रेफ़रल" में देखते हैं।',
  ],
  [
    'Somebody of our team looks into my account. What can they do?',
    'आपकी टीम का कोई मेरा खाता देख रहा है। वह क्या कर सकता है?',
    'An administrator states a reason, sees your pages for at most an hour and can change nothing unless that is noted. Every visit is logged.',
    'एडमिन कारण लिखता है, ज़्यादा से ज़्यादा एक घंटे आपके पेज देखता है और दर्ज किए बिना कुछ बदल नहीं सकता। हर बार का रिकॉर्ड रहता है।',
  ],
];
