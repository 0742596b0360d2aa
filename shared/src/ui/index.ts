export { joinClasses } from './classes';
export { TranslateProvider, type TranslateProviderProps, useTranslate } from './text/translate';
export { Button, type ButtonProps, buttonClass } from './Button';
export { TextField, type TextFieldProps } from './fields/TextField';
export { FieldGrid } from './fields/FieldGrid';
export { FieldUnit } from './fields/FieldUnit';
export { PasswordField, type PasswordFieldProps } from './fields/PasswordField';
export { OtpField, type OtpFieldProps } from './fields/OtpField';
export { DateField, type DateFieldProps } from './fields/DateField';
export { RupeesField, type RupeesFieldProps } from './fields/RupeesField';
export { readRupees, type RupeesInput } from './fields/rupeesEdit';
export { type FieldOption, SelectField, type SelectFieldProps } from './fields/SelectField';
export { RadioGroup, type RadioGroupProps } from './choices/RadioGroup';
export { Checkbox, type CheckboxProps } from './choices/Checkbox';
export { Switch, type SwitchProps } from './choices/Switch';
export { FormRow, type FormRowProps } from './fields/FormRow';
export { type FieldIds, type FieldTexts, getAriaProps, useFieldIds } from './fields/fieldIds';
export { FieldError, type FieldErrorProps } from './fields/FieldError';
export { ErrorSummary, type ErrorSummaryProps, type FieldErrorLink } from './fields/ErrorSummary';
export { Dialog, type DialogProps } from './dialogs/Dialog';
export {
  type ListedRecord,
  RecordListDialog,
  type RecordListDialogProps,
  type RecordListTexts,
} from './dialogs/RecordListDialog';
export { SessionList, type SessionListProps } from './session/SessionList';
export { ConfirmDialog, type ConfirmDialogProps } from './dialogs/ConfirmDialog';
export { ToastHost } from './toasts/ToastHost';
export { notify } from './toasts/notify';
export { closeToast } from './toasts/toastStore';
export { IdleCountdown, IdleDialog, type IdleDialogProps } from './session/IdleDialog';
export { IdleTimer, type IdleTimerProps } from './session/IdleTimer';
export { ErrorPage, type ErrorPageProps } from './pages/ErrorPage';
export { MessagePage } from './pages/MessagePage';
export { ErrorBoundary, type ErrorBoundaryProps } from './pages/ErrorBoundary';
export { NotFoundPage, type NotFoundPageProps } from './pages/NotFoundPage';
export { Spinner, type SpinnerProps } from './loading/Spinner';
export { Skeleton, type SkeletonProps } from './loading/Skeleton';
export { VisuallyHidden } from './text/VisuallyHidden';
export { WholeWords } from './text/WholeWords';
export { LanguageSwitch, type LanguageSwitchProps } from './text/LanguageSwitch';
export { BrandMark } from './BrandMark';
export { keepCompositionKeys } from './inputMethod';
export { saveFile } from './saveFile';
export { useMediaQuery } from './useMediaQuery';
export { CloseIcon, ErrorIcon, InfoIcon, SuccessIcon, WarningIcon } from './icons';
