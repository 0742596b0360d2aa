import type { PageManifest } from '@marketplace/shared/admin';
import Quiz from '@mui/icons-material/QuizOutlined';
import { lazy } from 'react';

const entry = { icon: Quiz, group: 'help' } as const;

const lists = () => import('./FaqPage');

/** The pages of questions and answers. */
export const faqs: readonly PageManifest[] = [
  {
    ...entry,
    path: '/faqs',
    label: 'faqs.title',
    page: lazy(() => import('./Faqs').then((m) => ({ default: m.Faqs }))),
  },
  {
    ...entry,
    path: '/faqs/customer-queries',
    label: 'faqs.customer',
    hidden: true,
    page: lazy(() => lists().then((m) => ({ default: m.CustomerQueries }))),
  },
  {
    ...entry,
    path: '/faqs/dsa-queries',
    label: 'faqs.dsa',
    hidden: true,
    page: lazy(() => lists().then((m) => ({ default: m.DsaQueries }))),
  },
];
