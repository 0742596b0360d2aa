import type { Texts } from '@marketplace/shared/i18n';
import type { offerReasons as english } from '../en/offerReasons';

export const offerReasons: Texts<typeof english> = {
  reason: {
    active: 'अभी आवेदन नहीं ले रहा है',
    employment: '%{accepted} को लोन देता है; आपने बताया कि आप %{actual} हैं',
    employment_none: 'अभी आवेदन नहीं ले रहा है',
    age_min: 'उम्र कम से कम %{min} साल चाहिए; आपकी %{actual} साल है',
    age_max: 'उम्र ज़्यादा से ज़्यादा %{max} साल चाहिए; आपकी %{actual} साल है',
    age_range: 'उम्र %{min} से %{max} साल के बीच चाहिए; आपकी %{actual} साल है',
    income_min: 'मासिक आय %{min} या उससे ज़्यादा चाहिए; आपने %{actual} बताई',
    income_max: '%{max} तक की मासिक आय वालों को लोन देता है; आपने %{actual} बताई',
    turnover_min: 'साल का टर्नओवर %{min} या उससे ज़्यादा चाहिए; आपने %{actual} बताया',
    credit_score_min: 'क्रेडिट स्कोर %{min} या उससे ज़्यादा चाहिए; आपका %{actual} है',
    amount_min: '%{min} या उससे ज़्यादा का लोन देता है; आपने %{actual} माँगे',
    foir: 'आपकी सारी EMI आपकी आय का %{actual} होंगी। इस लेंडर की सीमा %{max} है',
    foir_no_income: 'आपने कोई आय नहीं बताई। इस लेंडर के यहाँ सारी EMI आय का %{max} तक हो सकती हैं',
    tenure:
      'इसका लोन आपके %{before} साल के होने से पहले ख़त्म होना चाहिए; सबसे छोटा लोन, %{min} महीने का, उसके बाद ख़त्म होगा',
    and_others_one: '%{reason}; एक और वजह: %{what}',
    and_others_other: '%{reason}; दूसरी वजहें: %{what}',
    no_terms: 'इसने कोई दर नहीं बताई, इसलिए ऑफ़र तैयार नहीं हो सका',
    short: '%{reason} (%{by}\u00A0कम)',
    over: '%{reason} (%{by}\u00A0ज़्यादा)',
    months_one: '%{count} महीना',
    months_other: '%{count} महीने',
    points_one: '%{count}\u00A0अंक',
    points_other: '%{count}\u00A0अंक',
    years_one: '%{count} साल',
    years_other: '%{count} साल',
  },
  people: {
    salaried: 'नौकरीपेशा लोगों',
    self_employed: 'स्वरोज़गार वालों',
    business: 'कारोबारियों',
  },
  person: {
    salaried: 'नौकरीपेशा',
    self_employed: 'स्वरोज़गार में',
    business: 'कारोबारी',
  },
  and: '%{a} और %{b}',
  band_from: '%{min} या उससे ज़्यादा',
  band: '%{min} से %{max}',
  band_below: '%{max} से कम',
};
