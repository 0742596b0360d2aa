import type { Texts } from '@marketplace/shared/i18n';
import type { grievanceTexts as english } from '../en/grievance';

export const grievanceTexts: Texts<typeof english> = {
  name: 'मीनाक्षी सुंदरम',
  role: 'शिकायत अधिकारी, Cedarloop Marketplace Private Limited',
  email: 'grievance@cedarloop.example',
  address: 'तीसरी मंज़िल, 14 रेज़िडेंसी रोड, बेंगलुरु 560025',
};
