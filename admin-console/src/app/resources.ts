import {
  type PageManifest,
  type ResourceManifest,
  resourceManifest,
} from '@marketplace/shared/admin';
import {
  callRules,
  courseLessons,
  courses,
  creatives,
  faqs,
  messageContents,
  partnerTaxes,
  quizQuestions,
  type Resource,
  RESOURCES,
} from '@marketplace/shared/resources';
import Lesson from '@mui/icons-material/AutoStoriesOutlined';
import Chat from '@mui/icons-material/ChatOutlined';
import Image from '@mui/icons-material/ImageOutlined';
import LiveHelp from '@mui/icons-material/LiveHelpOutlined';
import Percent from '@mui/icons-material/PercentOutlined';
import Quiz from '@mui/icons-material/QuizOutlined';
import Rule from '@mui/icons-material/RuleOutlined';
import School from '@mui/icons-material/SchoolOutlined';
import { lazy } from 'react';
import { dashboard } from '../resources/dashboard';
import { creditCards } from '../resources/credit-cards';
import { lenders } from '../resources/lenders';
import { partners } from '../resources/partners';
import { csrCustomer, csrPortal } from '../resources/csr-portal';
import { customerEligibility } from '../resources/customer-eligibility';
import { customerTasks } from '../resources/customer-tasks';
import { customersJourney } from '../resources/customers-journey';
import { approval, approvals } from '../resources/approvals';
import { auditEntry, auditLog } from '../resources/audit-log';
import { customerInfoDeletion, erasureRequest } from '../resources/customer-info-deletion';
import { dedupeLogs, dedupePair } from '../resources/dedupe-logs';
import { disputes } from '../resources/disputes';
import { earnings } from '../resources/earnings';
import { helpRequests } from '../resources/help-requests';
import { applicationStatusFile, commissionUploadFile, misUpload } from '../resources/imports';
import { internalReport } from '../resources/internal-report';
import { merchantManagement } from '../resources/merchant-management';
import { messageCampaign, messageTemplates, messaging } from '../resources/messaging';
import { payouts } from '../resources/payouts';
import { productsReport, vendorsProductsReport } from '../resources/products-reports';
import { telecalling } from '../resources/telecalling';
import { tickets } from '../resources/tickets';
import { trackingLinks } from '../resources/tracking-links';
import { userManagement } from '../resources/user-management';
import { vendorsOnOff } from '../resources/vendors-on-off';

const History = lazy(() =>
  import('../history/ResourceHistory').then((module) => ({ default: module.ResourceHistory })),
);

/** Resources that are declared by their fields, in the order of the menu, with their icons. */
const declared = new Map<Resource, Partial<ResourceManifest>>([
  [faqs, { icon: LiveHelp }],
  [courses, { icon: School }],
  [courseLessons, { icon: Lesson }],
  [quizQuestions, { icon: Quiz }],
  [creatives, { icon: Image }],
  [messageContents, { icon: Chat }],
  [callRules, { icon: Rule, group: 'customers' }],
  [partnerTaxes, { icon: Percent, group: 'partners' }],
]);

/** All resources of the console, in the order of the menu. */
export const resources: readonly ResourceManifest[] = [
  lenders,
  creditCards,
  partners,
  trackingLinks,
  messageTemplates,
  ...Array.from(declared, ([resource, own]) => resourceManifest(resource, own, History)),
  ...RESOURCES.filter((resource) => resource.labels && !declared.has(resource)).map((resource) =>
    resourceManifest(resource, {}, History),
  ),
  customerTasks,
  helpRequests,
  payouts,
  disputes,
  tickets,
];

export const pages: readonly PageManifest[] = [
  dashboard,
  approvals,
  approval,
  vendorsOnOff,
  customerEligibility,
  misUpload,
  commissionUploadFile,
  applicationStatusFile,
  userManagement,
  auditLog,
  auditEntry,
  csrPortal,
  csrCustomer,
  telecalling,
  customersJourney,
  messaging,
  messageCampaign,
  customerInfoDeletion,
  erasureRequest,
  dedupeLogs,
  dedupePair,
  merchantManagement,
  internalReport,
  earnings,
  productsReport,
  vendorsProductsReport,
];
