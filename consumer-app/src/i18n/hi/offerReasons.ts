import type { Texts } from '@marketplace/shared/i18n';
import type { offerReasons as english } from '../en/offerReasons';

export const offerReasons: Texts<typeof english> = {
  reason: {
    and_others_one: '%{reason}; एक और वजह: %{what}',
    and_others_other: '%{reason}; दूसरी वजहें: %{what}',
    no_terms: 'इसने कोई दर नहीं बताई, इसलिए ऑफ़र तैयार नहीं हो सका',
    short: '%{reason} (%{by}\u00A0कम)',
    over: '%{reason} (%{by}\u00A0ज़्यादा)',
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
