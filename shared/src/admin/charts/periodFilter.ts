import { PRESETS, presetPeriod, shiftDay } from './period';

const startInIndia = (day: string) => Date.parse(`${day}T00:00:00+05:30`);

/** The report periods as filters on a field that holds an instant; days begin in India. */
export function periodFilters(field: string, today: string) {
  return PRESETS.map((preset) => {
    const { from, to } = presetPeriod(preset, today);
    const filter = {
      [`${field}_gte`]: new Date(startInIndia(from)).toISOString(),
      [`${field}_lte`]: new Date(startInIndia(shiftDay(to, 1)) - 1).toISOString(),
    };
    return { preset, filter };
  });
}
