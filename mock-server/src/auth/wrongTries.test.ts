import { expect, test } from 'vitest';
import { WrongTries } from './wrongTries';

const minute = 60_000;

function tries(): {
  wrong: (address: string, count: number) => number;
  pass: (ms: number) => void;
  right: (address: string) => void;
} {
  let time = 0;
  const kept = new WrongTries(() => time);
  const attempt = (address: string): { account: string; address: string } => ({
    account: 'a',
    address,
  });
  return {
    /** How many of so many wrong tries were let through. */
    wrong(address, count) {
      for (let index = 0; index < count; index += 1) {
        try {
          kept.check(attempt(address));
        } catch {
          return index;
        }
        kept.begin(attempt(address));
      }
      return count;
    },
    right: (address) => kept.clear(attempt(address)),
    pass: (ms) => {
      time += ms;
    },
  };
}

test('one address has ten tries, then rests for fifteen minutes; others do not', () => {
  const { wrong, pass } = tries();
  expect(wrong('x', 20)).toBe(10);
  expect(wrong('y', 5)).toBe(5);
  pass(14 * minute);
  expect(wrong('x', 1)).toBe(0);
  pass(minute);
  expect(wrong('x', 20)).toBe(10);
});

test('many strangers get one try a minute; who has been in before stays free', () => {
  const { wrong, right, pass } = tries();
  right('home');
  for (let index = 0; index < 5; index += 1) wrong(`stranger ${index}`, 10);
  expect(wrong('stranger 6', 1)).toBe(0);
  expect(wrong('home', 1)).toBe(1);
  right('home');
  pass(minute);
  expect(wrong('stranger 6', 5)).toBe(1);
  pass(minute);
  expect(wrong('owner on the road', 1)).toBe(1);
});
