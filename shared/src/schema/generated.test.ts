import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { APPLICANT_AGE, birthDate, date } from './fields/dates';
import { email } from './fields/contact';
import { panIndividual } from './fields/identity';
import { personName } from './fields/names';
import { monthlyIncome, percentage } from './fields/numbers';
import { validate } from './validate';

const pad = (value: number, length = 2): string => String(value).padStart(length, '0');

describe('dates', () => {
  test('DD/MM/YYYY becomes the wire date exactly when the calendar has the day', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1900, max: 2100 }),
        fc.integer({ min: 0, max: 13 }),
        fc.integer({ min: 0, max: 32 }),
        (year, month, day) => {
          const lastDay = new Date(Date.UTC(year, month, 0)).getUTCDate();
          const exists = month >= 1 && month <= 12 && day >= 1 && day <= lastDay;
          const result = validate(date(), `${pad(day)}/${pad(month)}/${year}`, { cast: true });
          expect(result).toEqual(
            exists
              ? { ok: true, value: `${year}-${pad(month)}-${pad(day)}` }
              : { ok: false, errors: { '': { key: 'validation.date' } } },
          );
        },
      ),
    );
  });

  test('no text that is not a date becomes one', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const result = validate(date(), text, { cast: true });
        expect(!result.ok || result.value === '' || validate(date(), result.value).ok).toBe(true);
      }),
    );
  });

  test.each([
    ['2008-11-21', '2026-11-20T18:29:59Z', false],
    ['2008-11-21', '2026-11-20T18:30:00Z', true],
  ])('someone born on %s may apply at %s: %s', (born, now, may) => {
    expect(validate(birthDate(), born, { context: { now: new Date(now) } }).ok).toBe(may);
  });

  test('an applicant is taken exactly within the ages', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 110 }), (age) => {
        const year = new Date().getFullYear() - age;
        const taken = validate(birthDate(), `${pad(year, 4)}-01-01`).ok;
        expect(taken).toBe(age >= APPLICANT_AGE.min && age <= APPLICANT_AGE.max);
      }),
    );
  });
});

describe('numbers', () => {
  test('an income is taken exactly from ₹1 to ₹10,00,000', () => {
    fc.assert(
      fc.property(fc.integer({ min: -10, max: 2_000_000 }), (rupees) => {
        expect(validate(monthlyIncome(), rupees).ok).toBe(rupees >= 1 && rupees <= 1_000_000);
      }),
    );
  });

  test('every thousandth from 0 to 100 is a percentage, however it was computed', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000 }), (thousandths) => {
        expect(validate(percentage(), thousandths / 1000).ok).toBe(true);
        expect(validate(percentage(), thousandths * 0.001).ok).toBe(true);
      }),
    );
  });

  test('what a person types with grouping is the number', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), (rupees) => {
        const text = rupees.toLocaleString('en-IN');
        expect(validate(monthlyIncome(), text, { cast: true })).toEqual({
          ok: true,
          value: rupees,
        });
      }),
    );
  });

  test('over the wire a number in quotes is refused', () => {
    expect(validate(monthlyIncome(), '45000').ok).toBe(false);
  });
});

describe('texts', () => {
  test('letters of any script make a name, and one digit makes it invalid', () => {
    const letter = fc.string({
      unit: fc.constantFrom('a', 'Z', 'é', 'अ', 'मि', 'ß', 'த'),
      minLength: 1,
      maxLength: 30,
    });
    fc.assert(
      fc.property(letter, fc.nat({ max: 9 }), (name, digit) => {
        expect(validate(personName(), name).ok).toBe(true);
        expect(validate(personName(), `${name}${digit}`).ok).toBe(false);
      }),
    );
  });

  test('a PAN keeps its shape, whatever its letters and digits', () => {
    const letters = (length: number) =>
      fc.string({
        unit: fc.integer({ min: 65, max: 90 }).map((code) => String.fromCodePoint(code)),
        minLength: length,
        maxLength: length,
      });
    fc.assert(
      fc.property(
        letters(3),
        letters(1),
        fc.integer({ min: 0, max: 9999 }),
        letters(1),
        (a, b, n, c) => {
          const pan = `${a}P${b}${pad(n, 4)}${c}`;
          expect(validate(panIndividual(), pan)).toEqual({ ok: true, value: pan });
          expect(validate(panIndividual(), pan.toLowerCase())).toEqual({ ok: true, value: pan });
          expect(validate(panIndividual(), `${pan}X`).ok).toBe(false);
        },
      ),
    );
  });

  test('no text makes a rule slow', () => {
    const nasty = `${'a'.repeat(50_000)}!`;
    const started = performance.now();
    for (const schema of [email(), personName(), panIndividual()]) validate(schema, nasty);
    validate(email(), `a@${'a-'.repeat(20_000)}`);
    validate(email(), `a@${'a.'.repeat(20_000)}`);
    expect(performance.now() - started).toBeLessThan(2000);
  });
});
