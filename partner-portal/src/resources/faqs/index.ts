import { lazyPage, type PageManifest } from '@marketplace/shared/admin';
import Quiz from '@mui/icons-material/QuizOutlined';

const entry = { icon: Quiz, group: 'help' } as const;

const loadPages = () => import('./FaqPage');

/** The pages of questions and answers. */
export const faqs: readonly PageManifest[] = [
  {
    ...entry,
    path: '/faqs',
    label: 'faqs.title',
    page: lazyPage(async () => (await import('./Faqs')).Faqs),
  },
  {
    ...entry,
    path: '/faqs/customer-queries',
    label: 'faqs.customer',
    hidden: true,
    page: lazyPage(async () => (await loadPages()).CustomerQueries),
  },
  {
    ...entry,
    path: '/faqs/dsa-queries',
    label: 'faqs.dsa',
    hidden: true,
    page: lazyPage(async () => (await loadPages()).DsaQueries),
  },
];
