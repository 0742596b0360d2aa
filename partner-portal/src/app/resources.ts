import {
  type PageManifest,
  type ResourceManifest,
  resourceManifest,
} from '@marketplace/shared/admin';
import { RESOURCES } from '@marketplace/shared/resources';
import { applicationPage, applications } from '../resources/applications';
import { communication } from '../resources/communication';
import { marketing } from '../resources/marketing';
import { referral } from '../resources/referral';
import { faqs } from '../resources/faqs';
import { dashboard } from '../resources/dashboard';
import { digitalIntegration } from '../resources/integration';
import { customFunnel } from '../resources/funnel';
import { leadPages, leads } from '../resources/leads';
import { lenderJourney } from '../resources/lender-journey';
import { merchants } from '../resources/merchants';
import { offeredProduct, productOffering } from '../resources/product-offering';
import { prospects } from '../resources/prospects';
import { reports } from '../resources/reports';
import { settings } from '../resources/settings';
import { certificate, course, eligibilityCriteria, trainingMaterial } from '../resources/training';

/** Every resource of the portal, in the order of the menu. */
export const resources: readonly ResourceManifest[] = [
  leads,
  prospects,
  applications,
  merchants,
  ...RESOURCES.filter(({ labels, partners }) => labels && partners).map((resource) =>
    resourceManifest(resource),
  ),
];

/** Every page without a resource. */
export const pages: readonly PageManifest[] = [
  dashboard,
  productOffering,
  offeredProduct,
  ...leadPages,
  applicationPage,
  lenderJourney,
  ...reports,
  trainingMaterial,
  eligibilityCriteria,
  course,
  certificate,
  ...marketing,
  referral,
  ...communication,
  ...faqs,
  customFunnel,
  digitalIntegration,
  ...settings,
];
