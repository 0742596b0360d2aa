import { reference } from '../schema/fields/ids';
import { count, flag, percentage } from '../schema/fields/numbers';
import { bullets, longText, requiredText } from '../schema/fields/text';
import { message } from '../schema/message';
import { defineResource } from './defineResource';

const missing = message('validation.required');
const body = () => longText(4000).required(missing);
const position = () => count(999).required(missing);
/** A course takes its lessons and questions along. */
const course = () => reference('courses', { onDelete: 'cascade' }).required(missing);

/** Courses for partners' staff, who read the active ones by calls of the contract. */
export const courses = defineResource({
  name: 'courses',
  fields: {
    name: requiredText(120),
    name_hi: requiredText(120),
    about_en: requiredText(300).meta({ kind: 'longText' }),
    about_hi: requiredText(300).meta({ kind: 'longText' }),
    pass_percent: percentage().required(missing),
    position: position(),
    active: flag(),
  },
  labels: {
    en: {
      name: 'Courses',
      one: 'Course',
      fields: {
        name: 'Title in English',
        name_hi: 'Title in Hindi',
        about_en: 'About, in English',
        about_hi: 'About, in Hindi',
        pass_percent: 'Pass mark',
        position: 'Position',
        active: 'Shown',
      },
    },
    hi: {
      name: 'कोर्स',
      one: 'कोर्स',
      fields: {
        name: 'अंग्रेज़ी में शीर्षक',
        name_hi: 'हिन्दी में शीर्षक',
        about_en: 'अंग्रेज़ी में परिचय',
        about_hi: 'हिन्दी में परिचय',
        pass_percent: 'उत्तीर्णांक',
        position: 'क्रम',
        active: 'दिखाएँ',
      },
    },
  },
  title: 'name',
  sort: ['position', 'ASC'],
  searched: ['name', 'name_hi'],
  read: [1],
  write: [1],
});

export const courseLessons = defineResource({
  name: 'course-lessons',
  fields: {
    name: requiredText(120),
    name_hi: requiredText(120),
    course_id: course(),
    position: position(),
    text_en: body(),
    text_hi: body(),
  },
  labels: {
    en: {
      name: 'Lessons',
      one: 'Lesson',
      fields: {
        name: 'Title in English',
        name_hi: 'Title in Hindi',
        course_id: 'Course',
        position: 'Position',
        text_en: 'Text in English',
        text_hi: 'Text in Hindi',
      },
    },
    hi: {
      name: 'पाठ',
      one: 'पाठ',
      fields: {
        name: 'अंग्रेज़ी में शीर्षक',
        name_hi: 'हिन्दी में शीर्षक',
        course_id: 'कोर्स',
        position: 'क्रम',
        text_en: 'अंग्रेज़ी में पाठ',
        text_hi: 'हिन्दी में पाठ',
      },
    },
  },
  title: 'name',
  sort: ['position', 'ASC'],
  searched: ['name', 'name_hi'],
  read: [1],
  write: [1],
});

/** The questions of courses' tests. The right answer never leaves the server for a partner. */
export const quizQuestions = defineResource({
  name: 'quiz-questions',
  fields: {
    question_en: requiredText(300),
    question_hi: requiredText(300),
    course_id: course(),
    position: position(),
    options_en: bullets().min(2),
    options_hi: bullets().min(2),
    answer: count(20).min(1).required(missing),
  },
  labels: {
    en: {
      name: 'Test Questions',
      one: 'Test question',
      fields: {
        question_en: 'Question in English',
        question_hi: 'Question in Hindi',
        course_id: 'Course',
        position: 'Position',
        options_en: 'Answers in English',
        options_hi: 'Answers in Hindi',
        answer: 'Correct answer',
      },
    },
    hi: {
      name: 'परीक्षा के सवाल',
      one: 'परीक्षा का सवाल',
      fields: {
        question_en: 'अंग्रेज़ी में सवाल',
        question_hi: 'हिन्दी में सवाल',
        course_id: 'कोर्स',
        position: 'क्रम',
        options_en: 'अंग्रेज़ी में विकल्प',
        options_hi: 'हिन्दी में विकल्प',
        answer: 'सही उत्तर',
      },
    },
  },
  rules: [
    {
      fields: ['options_en', 'options_hi'],
      message: message('validation.same_answers'),
      test: ({ options_en, options_hi }) => options_en.length === options_hi.length,
    },
    {
      fields: ['options_en', 'answer'],
      message: message('validation.answer_number'),
      test: ({ options_en, answer }) => answer <= options_en.length,
    },
  ],
  title: 'question_en',
  sort: ['position', 'ASC'],
  searched: ['question_en', 'question_hi'],
  read: [1],
  write: [1],
});
