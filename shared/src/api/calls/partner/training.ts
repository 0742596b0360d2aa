import { boolean, number, object, string } from 'yup';
import { timestamp } from '../../../schema/fields/dates';
import { count, id, percentage } from '../../../schema/fields/numbers';
import { bullets, longText, text } from '../../../schema/fields/text';
import { PARTNER_ROLES } from '../../../resources/area';
import { endpoint } from '../../endpoint';
import { dataAnswer, requiredArray } from '../answers';

/** The progress is the account's own, so that a viewer takes the courses, too. */
const own = { access: { partner: PARTNER_ROLES } } as const;

const summary = object({
  id: id(),
  name: text(),
  name_hi: text(),
  about_en: text(300),
  about_hi: text(300),
  lessons: count(),
  /** Lessons that the account has read. */
  done: count(),
  /** When the account passed the test; null until then. */
  passed_at: timestamp().nullable(),
});

const course = summary.shape({
  pass_percent: percentage(),
  lessons: requiredArray(
    object({
      id: id(),
      name: text(),
      name_hi: text(),
      text_en: longText(4000),
      text_hi: longText(4000),
      done: boolean().required(),
    }),
  ),
  /** Without the right answers, which stay on the server. */
  questions: requiredArray(
    object({
      id: id(),
      question_en: text(300),
      question_hi: text(300),
      options_en: bullets(),
      options_hi: bullets(),
    }),
  ),
  best_percent: percentage().nullable(),
  /** The certificate's number and whom it is for; null until the test is passed. */
  certificate: object({ reference: string().required(), name: string().defined() })
    .nullable()
    .defined(),
});

export const getCourses = endpoint({
  id: 'getCourses',
  method: 'GET',
  path: '/api/partner/courses',
  summary: 'List the courses',
  ...own,
  answer: object({ data: requiredArray(summary) }),
});

export const getCourse = endpoint({
  id: 'getCourse',
  method: 'GET',
  path: '/api/partner/courses/:id',
  summary: 'Open a course',
  ...own,
  answer: object({ data: course.required() }),
});

export const finishLesson = endpoint({
  id: 'finishLesson',
  method: 'POST',
  path: '/api/partner/courses/:id/lessons/:lesson',
  summary: 'Finish a lesson',
  ...own,
  body: object({}).noUnknown(),
  answer: object({ data: course.required() }),
});

/** Marks a test. 409 before every lesson is read; 422 without an answer to each question. */
export const submitQuiz = endpoint({
  id: 'submitQuiz',
  method: 'POST',
  creates: true,
  path: '/api/partner/courses/:id/quiz',
  summary: 'Hand in a test',
  ...own,
  body: object({
    answers: requiredArray(
      object({ question: id(), option: number().integer().min(1).required() }).noUnknown(),
    ),
  }).noUnknown(),
  answer: dataAnswer({
    percent: percentage(),
    passed: boolean().required(),
    /** The questions that were answered wrongly. */
    wrong: requiredArray(id()),
    course: course.required(),
  }),
});
