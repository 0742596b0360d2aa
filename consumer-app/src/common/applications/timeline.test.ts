import { optionIds } from '@marketplace/shared/schema';
import { describe, expect, it } from 'vitest';
import { applicationsTexts as english } from '../../i18n/en/applications';
import { timelineOf } from './timeline';

describe('the way of an application', () => {
  it('knows every status and says where it stands', () => {
    const words: Record<string, string> = english.step;
    for (const status of optionIds('applicationStatus')) {
      const now = timelineOf(status).filter(({ state }) => state === 'now');
      expect(now.map(({ name }) => name)).toEqual([status]);
      expect(words[status]).toBeTruthy();
    }
  });

  it('shows what comes next, and nothing after an end', () => {
    expect(timelineOf('in_review').map(({ state }) => state)).toEqual([
      'done',
      'now',
      'ahead',
      'ahead',
    ]);
    expect(timelineOf('rejected').map(({ name }) => name)).toEqual(['applied', 'rejected']);
  });
});
