import { getOptionIds } from '@marketplace/shared/schema';
import { describe, expect, it } from 'vitest';
import { applicationsTexts as english } from '../i18n/en/applications';
import { isOpenStatus, getNextStep, buildTimeline, getStatusTone } from './timeline';

const entry = (status: string, status_date: string, remarks = '') => ({
  status,
  status_date,
  reason: null,
  remarks,
});

describe('the timeline of an application', () => {
  it('places every status in the timeline', () => {
    const words: Record<string, string> = english.step;
    for (const status of getOptionIds('applicationStatus')) {
      const now = buildTimeline(status, []).filter(({ state }) => state === 'now');
      expect(now.map(({ name }) => name)).toEqual([status]);
      expect(words[status]).toBeTruthy();
    }
  });

  it('treats an unknown status as the first', () => {
    expect(buildTimeline('on_hold', []).map(({ state }) => state)).toEqual([
      'now',
      'ahead',
      'ahead',
      'ahead',
    ]);
  });

  it('shows the next step, and none after the last', () => {
    expect(buildTimeline('in_review', []).map(({ state }) => state)).toEqual([
      'done',
      'now',
      'ahead',
      'ahead',
    ]);
    expect(buildTimeline('rejected', []).map(({ name }) => name)).toEqual(['applied', 'rejected']);
  });

  it('dates each reported step with its last remark, and no skipped step', () => {
    const history = [
      entry('applied', '2026-11-02'),
      entry('approved', '2026-11-05', 'Bring your papers'),
      entry('approved', '2026-11-06', 'Sign the agreement'),
      entry('approved', '2026-11-07'),
      entry('disbursed', '2026-11-09'),
    ];
    expect(buildTimeline('disbursed', history)).toEqual([
      { name: 'applied', state: 'done', date: '2026-11-02', reason: null, remarks: '' },
      { name: 'in_review', state: 'done', date: undefined, reason: null, remarks: '' },
      {
        name: 'approved',
        state: 'done',
        date: '2026-11-05',
        reason: null,
        remarks: 'Sign the agreement',
      },
      { name: 'disbursed', state: 'now', date: '2026-11-09', reason: null, remarks: '' },
    ]);
  });

  it('names the steps before a refusal, and drops a status that was reversed', () => {
    const history = [
      entry('applied', '2026-11-02'),
      entry('in_review', '2026-11-03'),
      entry('rejected', '2026-11-04', 'Income could not be verified'),
    ];
    expect(buildTimeline('rejected', history).map(({ name, date }) => [name, date])).toEqual([
      ['applied', '2026-11-02'],
      ['in_review', '2026-11-03'],
      ['rejected', '2026-11-04'],
    ]);
    const back = [
      entry('applied', '2026-11-02'),
      entry('approved', '2026-11-03', 'Sign the agreement'),
      entry('in_review', '2026-11-04'),
    ];
    expect(buildTimeline('in_review', back)).toEqual([
      { name: 'applied', state: 'done', date: '2026-11-02', reason: null, remarks: '' },
      { name: 'in_review', state: 'now', date: '2026-11-04', reason: null, remarks: '' },
      { name: 'approved', state: 'ahead', date: undefined, reason: null, remarks: '' },
      { name: 'disbursed', state: 'ahead', date: undefined, reason: null, remarks: '' },
    ]);
  });

  it('has the tone of success from the approval on, and of failure when it ended otherwise', () => {
    expect(
      getOptionIds('applicationStatus').map((status) => [status, getStatusTone(status)]),
    ).toEqual(
      expect.arrayContaining([
        ['applied', 'open'],
        ['in_review', 'open'],
        ['approved', 'good'],
        ['disbursed', 'good'],
        ['rejected', 'bad'],
        ['withdrawn', 'bad'],
      ]),
    );
  });

  it('has a next step exactly while it is open', () => {
    for (const status of getOptionIds('applicationStatus'))
      expect(getNextStep(status) !== undefined).toBe(isOpenStatus(status));
    expect(getNextStep('in_review')).toBe('approved');
  });

  it('is open until it is disbursed or closed', () => {
    expect(getOptionIds('applicationStatus').filter((status) => isOpenStatus(status))).toEqual([
      'applied',
      'in_review',
      'approved',
    ]);
  });
});
