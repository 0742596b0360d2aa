import { addDays, startOfDayInIndia, todayInIndia } from '../../format';
import type { Translate } from '../../i18n';
import type { ListFilter } from '../table/ListToolbar';
import { PRESETS, getPresetPeriod } from './period';

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
        [`${field}_gte`]: startOfDayInIndia(from),
        [`${field}_lt`]: startOfDayInIndia(addDays(to, 1)),
      };
      return { value: preset, label: translate(`console.period.${preset}`), filter };
    }),
  };
}
