// Written by `npm run build` from src/tournament/languages.ts and the folders of the languages.
import type { Language } from '../tournament/languages';
import { en, type Dictionary } from './en';
import { languageNames } from './languageNames';
import { list as frList } from './fr/list';
import { settings as frSettings } from './fr/settings';
import { meanings as frMeanings } from './fr/meanings';
import { settingProblems as frSettingProblems } from './fr/settingProblems';
import { pairing as frPairing } from './fr/pairing';
import { diagonal as frDiagonal } from './fr/diagonal';
import { knockout as frKnockout } from './fr/knockout';
import { teams as frTeams } from './fr/teams';
import { functions as frFunctions } from './fr/functions';
import { explain as frExplain } from './fr/explain';
import { sheets as frSheets } from './fr/sheets';
import { system as frSystem } from './fr/system';
import { sidebar as frSidebar } from './fr/sidebar';
import { exchange as frExchange } from './fr/exchange';
import { choices as frChoices } from './fr/choices';
import { simulation as frSimulation } from './fr/simulation';
import { measures as frMeasures } from './fr/measures';
import { audit as frAudit } from './fr/audit';
import { registration as frRegistration } from './fr/registration';
import { mend as frMend } from './fr/mend';
import { ownLists as frOwnLists } from './fr/ownLists';
import { merge as frMerge } from './fr/merge';
import { panel as frPanel } from './fr/panel';
import { alerts as frAlerts } from './fr/alerts';
import { list as deList } from './de/list';
import { settings as deSettings } from './de/settings';
import { meanings as deMeanings } from './de/meanings';
import { settingProblems as deSettingProblems } from './de/settingProblems';
import { pairing as dePairing } from './de/pairing';
import { diagonal as deDiagonal } from './de/diagonal';
import { knockout as deKnockout } from './de/knockout';
import { teams as deTeams } from './de/teams';
import { functions as deFunctions } from './de/functions';
import { explain as deExplain } from './de/explain';
import { sheets as deSheets } from './de/sheets';
import { system as deSystem } from './de/system';
import { sidebar as deSidebar } from './de/sidebar';
import { exchange as deExchange } from './de/exchange';
import { choices as deChoices } from './de/choices';
import { simulation as deSimulation } from './de/simulation';
import { measures as deMeasures } from './de/measures';
import { audit as deAudit } from './de/audit';
import { registration as deRegistration } from './de/registration';
import { mend as deMend } from './de/mend';
import { ownLists as deOwnLists } from './de/ownLists';
import { merge as deMerge } from './de/merge';
import { panel as dePanel } from './de/panel';
import { alerts as deAlerts } from './de/alerts';
import { list as esList } from './es/list';
import { settings as esSettings } from './es/settings';
import { meanings as esMeanings } from './es/meanings';
import { settingProblems as esSettingProblems } from './es/settingProblems';
import { pairing as esPairing } from './es/pairing';
import { diagonal as esDiagonal } from './es/diagonal';
import { knockout as esKnockout } from './es/knockout';
import { teams as esTeams } from './es/teams';
import { functions as esFunctions } from './es/functions';
import { explain as esExplain } from './es/explain';
import { sheets as esSheets } from './es/sheets';
import { system as esSystem } from './es/system';
import { sidebar as esSidebar } from './es/sidebar';
import { exchange as esExchange } from './es/exchange';
import { choices as esChoices } from './es/choices';
import { simulation as esSimulation } from './es/simulation';
import { measures as esMeasures } from './es/measures';
import { audit as esAudit } from './es/audit';
import { registration as esRegistration } from './es/registration';
import { mend as esMend } from './es/mend';
import { ownLists as esOwnLists } from './es/ownLists';
import { merge as esMerge } from './es/merge';
import { panel as esPanel } from './es/panel';
import { alerts as esAlerts } from './es/alerts';
import { list as ruList } from './ru/list';
import { settings as ruSettings } from './ru/settings';
import { meanings as ruMeanings } from './ru/meanings';
import { settingProblems as ruSettingProblems } from './ru/settingProblems';
import { pairing as ruPairing } from './ru/pairing';
import { diagonal as ruDiagonal } from './ru/diagonal';
import { knockout as ruKnockout } from './ru/knockout';
import { teams as ruTeams } from './ru/teams';
import { functions as ruFunctions } from './ru/functions';
import { explain as ruExplain } from './ru/explain';
import { sheets as ruSheets } from './ru/sheets';
import { system as ruSystem } from './ru/system';
import { sidebar as ruSidebar } from './ru/sidebar';
import { exchange as ruExchange } from './ru/exchange';
import { choices as ruChoices } from './ru/choices';
import { simulation as ruSimulation } from './ru/simulation';
import { measures as ruMeasures } from './ru/measures';
import { audit as ruAudit } from './ru/audit';
import { registration as ruRegistration } from './ru/registration';
import { mend as ruMend } from './ru/mend';
import { ownLists as ruOwnLists } from './ru/ownLists';
import { merge as ruMerge } from './ru/merge';
import { panel as ruPanel } from './ru/panel';
import { alerts as ruAlerts } from './ru/alerts';
import { list as koList } from './ko/list';
import { settings as koSettings } from './ko/settings';
import { meanings as koMeanings } from './ko/meanings';
import { settingProblems as koSettingProblems } from './ko/settingProblems';
import { pairing as koPairing } from './ko/pairing';
import { diagonal as koDiagonal } from './ko/diagonal';
import { knockout as koKnockout } from './ko/knockout';
import { teams as koTeams } from './ko/teams';
import { functions as koFunctions } from './ko/functions';
import { explain as koExplain } from './ko/explain';
import { sheets as koSheets } from './ko/sheets';
import { system as koSystem } from './ko/system';
import { sidebar as koSidebar } from './ko/sidebar';
import { exchange as koExchange } from './ko/exchange';
import { choices as koChoices } from './ko/choices';
import { simulation as koSimulation } from './ko/simulation';
import { measures as koMeasures } from './ko/measures';
import { audit as koAudit } from './ko/audit';
import { registration as koRegistration } from './ko/registration';
import { mend as koMend } from './ko/mend';
import { ownLists as koOwnLists } from './ko/ownLists';
import { merge as koMerge } from './ko/merge';
import { panel as koPanel } from './ko/panel';
import { alerts as koAlerts } from './ko/alerts';
import { list as jaList } from './ja/list';
import { settings as jaSettings } from './ja/settings';
import { meanings as jaMeanings } from './ja/meanings';
import { settingProblems as jaSettingProblems } from './ja/settingProblems';
import { pairing as jaPairing } from './ja/pairing';
import { diagonal as jaDiagonal } from './ja/diagonal';
import { knockout as jaKnockout } from './ja/knockout';
import { teams as jaTeams } from './ja/teams';
import { functions as jaFunctions } from './ja/functions';
import { explain as jaExplain } from './ja/explain';
import { sheets as jaSheets } from './ja/sheets';
import { system as jaSystem } from './ja/system';
import { sidebar as jaSidebar } from './ja/sidebar';
import { exchange as jaExchange } from './ja/exchange';
import { choices as jaChoices } from './ja/choices';
import { simulation as jaSimulation } from './ja/simulation';
import { measures as jaMeasures } from './ja/measures';
import { audit as jaAudit } from './ja/audit';
import { registration as jaRegistration } from './ja/registration';
import { mend as jaMend } from './ja/mend';
import { ownLists as jaOwnLists } from './ja/ownLists';
import { merge as jaMerge } from './ja/merge';
import { panel as jaPanel } from './ja/panel';
import { alerts as jaAlerts } from './ja/alerts';
import { list as zhList } from './zh/list';
import { settings as zhSettings } from './zh/settings';
import { meanings as zhMeanings } from './zh/meanings';
import { settingProblems as zhSettingProblems } from './zh/settingProblems';
import { pairing as zhPairing } from './zh/pairing';
import { diagonal as zhDiagonal } from './zh/diagonal';
import { knockout as zhKnockout } from './zh/knockout';
import { teams as zhTeams } from './zh/teams';
import { functions as zhFunctions } from './zh/functions';
import { explain as zhExplain } from './zh/explain';
import { sheets as zhSheets } from './zh/sheets';
import { system as zhSystem } from './zh/system';
import { sidebar as zhSidebar } from './zh/sidebar';
import { exchange as zhExchange } from './zh/exchange';
import { choices as zhChoices } from './zh/choices';
import { simulation as zhSimulation } from './zh/simulation';
import { measures as zhMeasures } from './zh/measures';
import { audit as zhAudit } from './zh/audit';
import { registration as zhRegistration } from './zh/registration';
import { mend as zhMend } from './zh/mend';
import { ownLists as zhOwnLists } from './zh/ownLists';
import { merge as zhMerge } from './zh/merge';
import { panel as zhPanel } from './zh/panel';
import { alerts as zhAlerts } from './zh/alerts';

/** All texts as they are typed. The built add-on does not hold this: see source.ts. */
export const DICTIONARIES: Readonly<Record<Language, Dictionary>> = {
  en,
  fr: {
    ...frList,
    ...frSettings,
    ...languageNames,
    ...frMeanings,
    ...frSettingProblems,
    ...frPairing,
    ...frDiagonal,
    ...frKnockout,
    ...frTeams,
    ...frFunctions,
    ...frExplain,
    ...frSheets,
    ...frSystem,
    ...frSidebar,
    ...frExchange,
    ...frChoices,
    ...frSimulation,
    ...frMeasures,
    ...frAudit,
    ...frRegistration,
    ...frMend,
    ...frOwnLists,
    ...frMerge,
    ...frPanel,
    ...frAlerts,
  },
  de: {
    ...deList,
    ...deSettings,
    ...languageNames,
    ...deMeanings,
    ...deSettingProblems,
    ...dePairing,
    ...deDiagonal,
    ...deKnockout,
    ...deTeams,
    ...deFunctions,
    ...deExplain,
    ...deSheets,
    ...deSystem,
    ...deSidebar,
    ...deExchange,
    ...deChoices,
    ...deSimulation,
    ...deMeasures,
    ...deAudit,
    ...deRegistration,
    ...deMend,
    ...deOwnLists,
    ...deMerge,
    ...dePanel,
    ...deAlerts,
  },
  es: {
    ...esList,
    ...esSettings,
    ...languageNames,
    ...esMeanings,
    ...esSettingProblems,
    ...esPairing,
    ...esDiagonal,
    ...esKnockout,
    ...esTeams,
    ...esFunctions,
    ...esExplain,
    ...esSheets,
    ...esSystem,
    ...esSidebar,
    ...esExchange,
    ...esChoices,
    ...esSimulation,
    ...esMeasures,
    ...esAudit,
    ...esRegistration,
    ...esMend,
    ...esOwnLists,
    ...esMerge,
    ...esPanel,
    ...esAlerts,
  },
  ru: {
    ...ruList,
    ...ruSettings,
    ...languageNames,
    ...ruMeanings,
    ...ruSettingProblems,
    ...ruPairing,
    ...ruDiagonal,
    ...ruKnockout,
    ...ruTeams,
    ...ruFunctions,
    ...ruExplain,
    ...ruSheets,
    ...ruSystem,
    ...ruSidebar,
    ...ruExchange,
    ...ruChoices,
    ...ruSimulation,
    ...ruMeasures,
    ...ruAudit,
    ...ruRegistration,
    ...ruMend,
    ...ruOwnLists,
    ...ruMerge,
    ...ruPanel,
    ...ruAlerts,
  },
  ko: {
    ...koList,
    ...koSettings,
    ...languageNames,
    ...koMeanings,
    ...koSettingProblems,
    ...koPairing,
    ...koDiagonal,
    ...koKnockout,
    ...koTeams,
    ...koFunctions,
    ...koExplain,
    ...koSheets,
    ...koSystem,
    ...koSidebar,
    ...koExchange,
    ...koChoices,
    ...koSimulation,
    ...koMeasures,
    ...koAudit,
    ...koRegistration,
    ...koMend,
    ...koOwnLists,
    ...koMerge,
    ...koPanel,
    ...koAlerts,
  },
  ja: {
    ...jaList,
    ...jaSettings,
    ...languageNames,
    ...jaMeanings,
    ...jaSettingProblems,
    ...jaPairing,
    ...jaDiagonal,
    ...jaKnockout,
    ...jaTeams,
    ...jaFunctions,
    ...jaExplain,
    ...jaSheets,
    ...jaSystem,
    ...jaSidebar,
    ...jaExchange,
    ...jaChoices,
    ...jaSimulation,
    ...jaMeasures,
    ...jaAudit,
    ...jaRegistration,
    ...jaMend,
    ...jaOwnLists,
    ...jaMerge,
    ...jaPanel,
    ...jaAlerts,
  },
  zh: {
    ...zhList,
    ...zhSettings,
    ...languageNames,
    ...zhMeanings,
    ...zhSettingProblems,
    ...zhPairing,
    ...zhDiagonal,
    ...zhKnockout,
    ...zhTeams,
    ...zhFunctions,
    ...zhExplain,
    ...zhSheets,
    ...zhSystem,
    ...zhSidebar,
    ...zhExchange,
    ...zhChoices,
    ...zhSimulation,
    ...zhMeasures,
    ...zhAudit,
    ...zhRegistration,
    ...zhMend,
    ...zhOwnLists,
    ...zhMerge,
    ...zhPanel,
    ...zhAlerts,
  },
};
