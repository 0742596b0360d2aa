export { TranslateProvider, type TranslateProviderProps, useTranslate } from './translate';
export { Button, type ButtonProps, buttonClass } from './Button';
export { TextField, type TextFieldProps } from './TextField';
export { FieldUnit } from './FieldUnit';
export { PasswordField, type PasswordFieldProps } from './PasswordField';
export { OtpField, type OtpFieldProps } from './OtpField';
export { DateField, type DateFieldProps } from './DateField';
export { numberText } from './digits';
export { RupeesField, type RupeesFieldProps } from './RupeesField';
export { type FieldOption, SelectField, type SelectFieldProps } from './SelectField';
export { RadioGroup, type RadioGroupProps } from './RadioGroup';
export { Checkbox, type CheckboxProps } from './Checkbox';
export { Switch, type SwitchProps } from './Switch';
export { FormRow, type FormRowProps } from './FormRow';
export { type FieldIds, type FieldTexts, describedBy, useFieldIds } from './fieldIds';
export { FieldError, type FieldErrorProps } from './FieldError';
export { ErrorSummary, type ErrorSummaryProps, type FieldErrorLink } from './ErrorSummary';
export { Dialog, type DialogProps } from './Dialog';
export {
  type ListedRecord,
  RecordListDialog,
  type RecordListDialogProps,
  type RecordListTexts,
} from './RecordListDialog';
export { SessionList, type SessionListProps } from './SessionList';
export { ConfirmDialog, type ConfirmDialogProps, type ConfirmTexts } from './ConfirmDialog';
export { type Confirm, ConfirmProvider, type Question, useConfirm } from './ConfirmProvider';
export { ToastHost } from './ToastHost';
export { notify } from './notify';
export { IdleTimer, type IdleTimerProps } from './IdleTimer';
export { ErrorPage, type ErrorPageProps } from './ErrorPage';
export { ErrorBoundary, type ErrorBoundaryProps } from './ErrorBoundary';
export { NotFoundPage, type NotFoundPageProps } from './NotFoundPage';
export { Spinner, type SpinnerProps } from './Spinner';
export { Skeleton, type SkeletonProps } from './Skeleton';
export { VisuallyHidden } from './VisuallyHidden';
export { WholeWords } from './WholeWords';
export { LanguageSwitch, type LanguageSwitchProps } from './LanguageSwitch';
export { BrandLogo, type BrandLogoProps } from './BrandLogo';
export { loadHindiFont } from './hindiFont';
export { useMediaQuery } from './useMediaQuery';
export { CloseIcon, ErrorIcon, InfoIcon, SuccessIcon, WarningIcon } from './icons';
