import { addDays, todayInIndia } from '../../format';
import type { Translate } from '../../i18n';
import type { ListFilter } from '../table/ListToolbar';
import { PRESETS, getPresetPeriod } from './period';

const startInIndia = (day: string) => Date.parse(`${day}T00:00:00+05:30`);

/** A filter on a field that holds an instant, by the report periods; days begin in India. */
export function periodFilter(
  field: string,
  translate: Translate,
  today = todayInIndia(),
): ListFilter {
  return {
    name: 'period',
    label: translate('console.period.label'),
    options: PRESETS.map((preset) => {
      const { from, to } = getPresetPeriod(preset, today);
      const filter = {
        [`${field}_gte`]: new Date(startInIndia(from)).toISOString(),
        [`${field}_lte`]: new Date(startInIndia(addDays(to, 1)) - 1).toISOString(),
      };
      return { value: preset, label: translate(`console.period.${preset}`), filter };
    }),
  };
}
