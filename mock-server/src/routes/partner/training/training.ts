import { finishLesson, getCourse, getCourses, submitQuiz } from '@marketplace/shared/api';
import { courses } from '@marketplace/shared/resources';
import { nowIso } from '../../../clock';
import type { Collections, CourseProgressRecord } from '../../../data/records';
import { newReference } from '../../../data/specs/references';
import { findDeclared } from '../../../data/specs/resourceSpecs';
import { HttpError, notFound, wrongField } from '../../../httpError';
import type { Writer } from '../../../store/port';
import { loadActor } from '../../kit/actor';
import { handle, parseIdParam } from '../../kit/handle';
import {
  findLessons,
  findProgress,
  findQuestions,
  summarizeCourse,
  loadCourse,
} from './loadCourse';

/** Returns the account's progress in a course; creates it at the first use. */
async function requireProgress(
  writer: Writer<Collections>,
  course_id: number,
  account_id: number,
): Promise<Readonly<CourseProgressRecord>> {
  const known = await findProgress(writer, account_id);
  return (
    known.find((progress) => progress.course_id === course_id) ??
    (await writer.insert('course_progress', {
      account_id,
      course_id,
      lessons: [],
      best_percent: null,
      passed_at: null,
      reference: await newReference(writer, 'course_progress'),
    }))
  );
}

export const trainingRoutes = [
  handle(getCourses, async ({ session }, { store }) => {
    const rows = await findDeclared(store, courses, { active: 1 });
    const progress = await findProgress(store, session?.account_id ?? 0);
    const data = rows.map(async (course) => {
      const own = progress.find(({ course_id }) => course_id === course.id);
      const lessons = await findLessons(store, course.id);
      const done = lessons.filter(({ id }) => own?.lessons.includes(id)).length;
      const passed_at = own?.passed_at ?? null;
      return { ...summarizeCourse(course), lessons: lessons.length, done, passed_at };
    });
    return { data: await Promise.all(data) };
  }),
  handle(getCourse, async ({ params, session }, { store }) => {
    const actor = await loadActor(store, session);
    return { data: await loadCourse(store, parseIdParam(params.id), actor) };
  }),
  handle(finishLesson, async ({ params, session }, { store }) => {
    const course_id = parseIdParam(params.id);
    const lesson = parseIdParam(params.lesson);
    return store.tx(async (writer) => {
      const actor = await loadActor(writer, session);
      const course = await loadCourse(writer, course_id, actor);
      if (!course.lessons.some(({ id }) => id === lesson)) throw notFound();
      const old = await requireProgress(writer, course_id, actor.account_id);
      const lessons = [...new Set([...old.lessons, lesson])];
      await writer.update('course_progress', old.id, { lessons });
      return { data: await loadCourse(writer, course_id, actor) };
    });
  }),
  handle(submitQuiz, async ({ params, body, session }, { store }) => {
    const course_id = parseIdParam(params.id);
    return store.tx(async (writer) => {
      const actor = await loadActor(writer, session);
      const course = await loadCourse(writer, course_id, actor);
      if (course.done < course.lessons.length) throw new HttpError(409, 'lessons_first');
      const questions = await findQuestions(writer, course_id);
      const given = new Map(body.answers.map(({ question, option }) => [question, option]));
      if (questions.length === 0 || questions.some(({ id }) => !given.has(id)))
        throw wrongField('answers', 'answer_all');
      const wrong = questions.filter((one) => given.get(one.id) !== one['answer']);
      const right = questions.length - wrong.length;
      const percent = Math.round((100 * right) / questions.length);
      const passed = percent >= course.pass_percent;
      const old = await requireProgress(writer, course_id, actor.account_id);
      await writer.update('course_progress', old.id, {
        best_percent: Math.max(percent, old.best_percent ?? 0),
        passed_at: old.passed_at ?? (passed ? nowIso() : null),
      });
      const ids = wrong.map(({ id }) => id);
      const after = await loadCourse(writer, course_id, actor);
      return { data: { percent, passed, wrong: ids, course: after } };
    });
  }),
];
