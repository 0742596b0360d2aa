import type { AnswerOf, getCourse } from '@marketplace/shared/api';
import { courseLessons, courses, quizQuestions } from '@marketplace/shared/resources';
import type { Collections, CourseProgressRecord, DeclaredRecord } from '../../../data/records';
import { findDeclared, getText, toCollection } from '../../../data/specs/resourceSpecs';
import { notFound } from '../../../httpError';
import type { Reader } from '../../../store/port';
import type { Actor } from '../../kit/actor';

const COURSES = toCollection(courses);

type Course = AnswerOf<typeof getCourse>['data'];

const listTexts = (record: DeclaredRecord, field: string): string[] => {
  const value = record[field];
  return Array.isArray(value) ? value.map(String) : [];
};

const getNames = (record: DeclaredRecord) => ({
  id: record.id,
  name: getText(record, 'name'),
  name_hi: getText(record, 'name_hi'),
});

/** Returns the summary of a course for the list and for its heading. */
export const summarizeCourse = (course: DeclaredRecord) => ({
  ...getNames(course),
  about_en: getText(course, 'about_en'),
  about_hi: getText(course, 'about_hi'),
});

/** Loads an account's progress in its courses. */
export const findProgress = async (
  reader: Reader<Collections>,
  account_id: number,
): Promise<readonly Readonly<CourseProgressRecord>[]> =>
  (await reader.find('course_progress', { filter: { account_id } })).rows;

export const findLessons = (reader: Reader<Collections>, course_id: number) =>
  findDeclared(reader, courseLessons, { course_id });

/** Loads the questions of a course's test with the right answers, in their order. */
export const findQuestions = (reader: Reader<Collections>, course_id: number) =>
  findDeclared(reader, quizQuestions, { course_id });

/** Builds a course as an account sees it, without the right answers. Rejects with 404 for a hidden one. */
export async function loadCourse(
  reader: Reader<Collections>,
  id: number,
  { account_id, name }: Actor,
): Promise<Course> {
  const course = await reader.get(COURSES, id);
  if (course?.['active'] !== 1) throw notFound();
  const all = await findProgress(reader, account_id);
  const progress = all.find(({ course_id }) => course_id === id);
  const lessons = (await findLessons(reader, id)).map((lesson) => ({
    ...getNames(lesson),
    text_en: getText(lesson, 'text_en'),
    text_hi: getText(lesson, 'text_hi'),
    done: progress?.lessons.includes(lesson.id) ?? false,
  }));
  const passed_at = progress?.passed_at ?? null;
  return {
    ...summarizeCourse(course),
    pass_percent: Number(course['pass_percent']),
    lessons,
    done: lessons.filter(({ done }) => done).length,
    questions: (await findQuestions(reader, id)).map((question) => ({
      id: question.id,
      question_en: getText(question, 'question_en'),
      question_hi: getText(question, 'question_hi'),
      options_en: listTexts(question, 'options_en'),
      options_hi: listTexts(question, 'options_hi'),
    })),
    best_percent: progress?.best_percent ?? null,
    passed_at,
    certificate: progress && passed_at ? { reference: progress.reference, name } : null,
  };
}
