import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { Dayjs } from 'dayjs';
import { getDeviceToday, TIME_ZONE } from '../../../format';
import { useTexts } from '../../i18n/useTexts';
import { toCalendar } from './calendarLocale';
import styles from './dates.module.css';

/** The time of a day that is picked before any time, because nobody is called or written to at midnight. */
const FIRST_TIME = '10:00';
const STEP_MINUTES = 30;

interface CalendarPopoverProps {
  label: string;
  anchor: HTMLElement;
  withTime: boolean;
  max?: string | undefined;
  /** YYYY-MM-DD, with a time YYYY-MM-DDTHH:mm; '' for none. */
  value: string;
  onPick: (value: string) => void;
  onClose: () => void;
}

/** MUI's calendar, with a list of times if one is asked for, below its field. Days and times are those in India. */
export function CalendarPopover(props: CalendarPopoverProps) {
  const { label, anchor, withTime, max, value, onPick, onClose } = props;
  const { translate, language } = useTexts();
  const chosen = value ? toCalendar(value, language) : null;
  const pick = (day: string, time: string) => onPick(withTime ? `${day}T${time}` : day);
  const pickDay = (day: Dayjs) => {
    pick(day.format('YYYY-MM-DD'), chosen?.format('HH:mm') ?? FIRST_TIME);
    if (!withTime) onClose();
  };
  const pickTime = (time: Dayjs) =>
    pick(chosen?.format('YYYY-MM-DD') ?? getDeviceToday(), time.format('HH:mm'));
  const nextView = (view: string) =>
    translate(view === 'day' ? 'kit.date.to_years' : 'kit.date.to_days');
  return (
    <Popover
      open
      anchorEl={anchor}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      transformOrigin={{ vertical: 'top', horizontal: 'left' }}
      disableRestoreFocus
      slotProps={{ paper: { role: 'dialog', 'aria-label': label } }}
      onClose={onClose}
    >
      <LocalizationProvider
        dateAdapter={AdapterDayjs}
        adapterLocale={language}
        dateFormats={{ fullTime12h: 'h:mm a' }}
        localeText={{
          previousMonth: translate('kit.date.previous_month'),
          nextMonth: translate('kit.date.next_month'),
          calendarViewSwitchingButtonAriaLabel: nextView,
          timePickerToolbarTitle: translate('kit.date.time'),
        }}
      >
        <div className={styles['views']}>
          <DateCalendar
            autoFocus
            timezone={TIME_ZONE}
            value={chosen}
            {...(max && { maxDate: toCalendar(max, language) })}
            dayOfWeekFormatter={(day) => day.format('dd').replace(/^([A-Z]).$/u, '$1')}
            onChange={(day: Dayjs | null, state) => {
              if (day && state === 'finish') pickDay(day);
            }}
          />
          {withTime && (
            <DigitalClock
              ampm
              className={styles['clock']}
              timezone={TIME_ZONE}
              timeStep={STEP_MINUTES}
              value={chosen}
              onChange={(time: Dayjs | null) => {
                if (time) pickTime(time);
              }}
            />
          )}
        </div>
        {withTime && (
          <div className={styles['end']}>
            <Button variant="contained" onClick={onClose}>
              {translate('kit.date.done')}
            </Button>
          </div>
        )}
      </LocalizationProvider>
    </Popover>
  );
}
