import { z } from 'zod'
import { pageOutOfReach } from '../facts/page-out-of-reach.ts'
import { lowestTierWith, maxLiveApiKeys, plans, revokeAfterDays, soleSeatTier } from '../facts/plans.ts'
import type { Labels } from '../text/labels.ts'
import { keysOf } from '../text/vocabulary.ts'

/**
 * Every failure the API can answer with: its status, and in both languages what happened and the next step.
 * The English text is also the `message` of the error body, which the specification's client reads.
 */
export const errors = {
  invalid_request: {
    status: 400,
    it: 'La richiesta contiene valori non validi. Controlla i campi e riprova.',
    en: 'The request contains invalid values. Check the fields and try again.',
  },
  unstorable_text: {
    status: 400,
    it: 'Il testo contiene caratteri non validi, forse incollati da un altro programma. Riscrivilo a mano e riprova.',
    en: 'The text has invalid characters, perhaps pasted from another program. Type it again and retry.',
  },
  message_batch: {
    status: 400,
    it: 'Una richiesta porta un solo messaggio, non un elenco. Manda i messaggi uno alla volta.',
    en: 'A request carries one message, not a list of them. Send the messages one at a time.',
  },
  unknown_place: {
    status: 400,
    it: 'Non conosciamo questo comune. Scegline uno tra i suggerimenti.',
    en: 'We do not know this town. Choose one of the suggestions.',
  },
  offer_expired: {
    status: 409,
    it: 'Questo suggerimento è scaduto: seguirlo ora costerebbe una ricerca. Se ti va bene, premi «Cerca».',
    en: 'This suggestion has expired: following it now would cost a search. If that is fine, press “Search”.',
  },
  search_too_wide: {
    status: 400,
    it: 'La ricerca ha troppi termini: tra alternative, frasi ed esclusioni se ne possono usare 60 in tutto, con 300 parole al massimo. Togline qualcuno e riprova.',
    en: 'The search has too many terms: it can have 60 alternatives, phrases and exclusions in all, and 300 words at most. Remove some and try again.',
  },
  page_out_of_reach: { status: 400, ...pageOutOfReach },
  sign_in_required: {
    status: 401,
    it: 'Devi accedere per continuare. Accedi e riprova.',
    en: 'You need to sign in to continue. Sign in and try again.',
  },
  error_logging_in: {
    status: 401,
    it: 'Accesso non riuscito. Controlla l’e-mail e la password e riprova.',
    en: 'Error logging in. Check the e-mail and the password and try again.',
  },
  wrong_second_factor: {
    status: 401,
    it: 'Il codice non è valido. Controlla l’app e scrivi il codice che mostra ora.',
    en: 'The code is not valid. Check the app and type the code it shows now.',
  },
  used_second_factor: {
    status: 401,
    it: 'Questo codice è già stato usato. Aspetta che l’app ne mostri un altro e scrivi quello.',
    en: 'This code has already been used. Wait until the app shows another one and type that.',
  },
  second_factor_unreadable: {
    status: 500,
    it: 'Non riusciamo più a leggere la tua verifica in due passaggi, e non dipende da te. Scrivi all’assistenza: la reimposta, e potrai accedere con la password.',
    en: 'We can no longer read your two-step sign-in, and it is not your fault. Write to support: they reset it, and you can sign in with your password.',
  },
  recent_sign_in_required: {
    status: 403,
    it: 'Per questa modifica serve un accesso recente. Esci, accedi di nuovo con il tuo provider e riprova subito.',
    en: 'This change needs a recent sign-in. Sign out, sign in again with your provider and retry at once.',
  },
  second_step_required: {
    status: 403,
    it: 'Per continuare devi attivare la verifica in due passaggi. Configurala nel profilo, alla voce Sicurezza.',
    en: 'To continue you need to turn on two-step sign-in. Set it up in your profile, under Security.',
  },
  second_factor_code_required: {
    status: 400,
    it: 'Scrivi il codice dell’app di autenticazione, o un codice di emergenza.',
    en: 'Type the code of the authenticator app, or an emergency code.',
  },
  reauthentication_required: {
    status: 403,
    it: 'Per eliminare l’account devi prima accedere di nuovo dal tuo provider. Fallo ora: hai cinque minuti per confermare.',
    en: 'To delete the account you first need to sign in again at your provider. Do it now: you have five minutes to confirm.',
  },
  reauthentication_failed: {
    status: 403,
    it: 'Il provider non conferma un nuovo accesso con l’account di questo profilo. Esci dal provider, accedi di nuovo e riprova; se non basta, scrivi all’assistenza.',
    en: 'The provider does not confirm a new sign-in with the account of this profile. Sign out of the provider, sign in again and retry; if that is not enough, write to support.',
  },
  provider_account: {
    status: 409,
    it: 'Questo account accede con un provider esterno. Usa il pulsante Google o Microsoft.',
    en: 'This account signs in with an external provider. Use the Google or the Microsoft button.',
  },
  reset_provider_account: {
    status: 409,
    it: 'Questa e-mail è collegata a un provider esterno: non ha una password da reimpostare. Accedi con Google o Microsoft.',
    en: 'This e-mail is connected to an external provider: it has no password to reset. Sign in with Google or Microsoft.',
  },
  email_in_use: {
    status: 409,
    it: 'E-mail già in uso. Accedi, oppure recupera la password.',
    en: 'Email already in use. Sign in, or reset the password.',
  },
  email_required: {
    status: 400,
    it: 'Serve un indirizzo e-mail valido. Controllalo e riprova.',
    en: 'A valid e-mail address is needed. Check it and try again.',
  },
  email_unverified: {
    status: 403,
    it: 'Prima verifica la tua e-mail: apri il link che ti abbiamo inviato, o chiedine un altro dal profilo.',
    en: 'Verify your e-mail first: open the link we sent you, or ask for another from your profile.',
  },
  weak_password: {
    status: 400,
    it: 'La password deve avere almeno 7 caratteri, con una maiuscola, una minuscola, un numero e un carattere speciale.',
    en: 'The password needs at least 7 characters, with an uppercase letter, a lowercase letter, a number and a special character.',
  },
  common_password: {
    status: 400,
    it: 'Questa password è tra quelle più usate o già trapelate. Scegline un’altra, più lunga o meno prevedibile.',
    en: 'This password is among the most common ones, or has been leaked. Choose another, longer or less predictable.',
  },
  password_required: {
    status: 400,
    it: 'Scrivi la password.',
    en: 'Type the password.',
  },
  passwords_required: {
    status: 400,
    it: 'Scrivi la password attuale, quella nuova e di nuovo quella nuova.',
    en: 'Type the current password, the new one, and the new one again.',
  },
  passwords_differ: {
    status: 400,
    it: 'Le due password non coincidono. Scrivi di nuovo quella nuova.',
    en: 'The two passwords differ. Type the new one again.',
  },
  current_password_invalid: {
    status: 400,
    it: 'La password attuale non è valida. Riprova, o recuperala dalla pagina di accesso.',
    en: 'Current password invalid. Try again, or reset it from the sign-in page.',
  },
  terms_required: {
    status: 400,
    it: 'Per registrarti devi accettare i termini e le condizioni.',
    en: 'To sign up you need to accept the terms and conditions.',
  },
  captcha_required: {
    status: 400,
    it: 'Completa la verifica anti-bot e riprova.',
    en: 'Complete the bot check and try again.',
  },
  invalid_captcha: {
    status: 400,
    it: 'Verifica anti-bot non valida. Ripetila e riprova.',
    en: 'Invalid captcha. Repeat the check and try again.',
  },
  link_of_another_account: {
    status: 403,
    it: 'Questo link è di un altro account. Esci, accedi con quell’account e aprilo di nuovo.',
    en: 'This link belongs to another account. Sign out, sign in to that account and open it again.',
  },
  already_verified: {
    status: 409,
    it: 'Questo indirizzo è già confermato. Accedi; se non ricordi la password, reimpostala.',
    en: 'This address is already confirmed. Sign in; if you have forgotten the password, reset it.',
  },
  token_expired: {
    status: 400,
    it: 'Il link è scaduto o è già stato usato. Richiedine uno nuovo.',
    en: 'Token expired, request a new one.',
  },
  invalid_details: {
    status: 400,
    it: 'Nome e cognome possono avere fino a 80 caratteri, senza < e >. Correggili e riprova.',
    en: 'Invalid details. Names have up to 80 characters, without < and >. Correct them and try again.',
  },
  too_many_attempts: {
    status: 429,
    it: 'Troppi tentativi su questo account. Riprova tra un’ora, o reimposta la password.',
    en: 'Too many attempts on this account. Try again in an hour, or reset the password.',
  },
  request_limit: {
    status: 429,
    it: 'Limite di richieste raggiunto, attendi qualche secondo.',
    en: 'Request limit reached, please wait a few seconds.',
  },
  cross_site_request: {
    status: 403,
    it: 'La richiesta arriva da un altro sito. Apri Vedetta e riprova.',
    en: 'The request comes from another site. Open Vedetta and try again.',
  },
  forbidden: {
    status: 403,
    it: 'Non hai i permessi per farlo. Chiedi a chi amministra la licenza.',
    en: 'You are not allowed to do this. Ask the licence administrator.',
  },
  licence_required: {
    status: 403,
    it: 'Per accedere a questa pagina devi avere una licenza attiva. Riscattane una con il suo codice.',
    en: 'You must have an active license to access this page',
  },
  oauth_invalid_account: {
    status: 422,
    it: 'Account non valido: il provider non comunica un indirizzo e-mail. Contatta l’assistenza.',
    en: 'Invalid account: the provider sends no e-mail address. Contact support.',
  },
  oauth_email_unproven: {
    status: 422,
    it: 'Il provider non garantisce che questa e-mail sia tua: l’account non è stato creato. Registrati con e-mail e password: ti invieremo un link per verificarla.',
    en: 'The provider does not vouch that this e-mail is yours: no account was created. Sign up with e-mail and password: we will send you a link to verify it.',
  },
  oauth_email_in_use: {
    status: 422,
    it: 'Esiste già un account con questa e-mail e una password. Accedi con la password, oppure reimpostala.',
    en: 'An account with this e-mail and a password already exists. Sign in with the password, or reset it.',
  },
  oauth_failed: {
    status: 422,
    it: 'Il provider non ha completato l’accesso. Riprova, o usa un altro modo di accedere.',
    en: 'The provider did not complete the sign-in. Try again, or sign in another way.',
  },
  invite_email_mismatch: {
    status: 422,
    it: 'L’e-mail dell’invito non corrisponde: l’account non è stato creato. Usa l’indirizzo a cui è arrivato l’invito.',
    en: 'The e-mail from the invite does not match: the account was not created. Use the address the invite was sent to.',
  },
  invalid_invitation_code: {
    status: 400,
    it: 'Codice di invito non valido. Controllalo, o registrati senza codice.',
    en: 'Invalid invitation code. Check it, or sign up without one.',
  },
  code_required: {
    status: 400,
    it: 'Scrivi il codice da riscattare.',
    en: 'Type the code to redeem.',
  },
  invalid_code: {
    status: 400,
    it: 'Codice non valido. Controllalo con chi te l’ha dato: può essere scaduto o esaurito.',
    en: 'Invalid code. Check it with the person who gave it to you: it may have expired or been used up.',
  },
  lower_tier: {
    status: 409,
    it: 'Non puoi riscattare una licenza di livello inferiore alla tua.',
    en: 'You cannot redeem a licence of a lower tier than yours.',
  },
  code_replaced: {
    status: 400,
    it: 'Questo codice è stato sostituito e non vale più. Chiedi quello nuovo a chi amministra la licenza.',
    en: 'This code was replaced and is no longer valid. Ask the licence administrator for the new one.',
  },
  invitation_required: {
    status: 403,
    it: 'Ti è stato tolto l’accesso a questa licenza: per rientrare serve un invito personale. Chiedilo a chi la amministra e usa il codice che trovi nell’invito.',
    en: 'Your access to this licence was taken away: to come back you need a personal invitation. Ask the administrator for one and use the code it contains.',
  },
  already_licensed: {
    status: 409,
    it: 'Hai già una licenza attiva di questo livello.',
    en: 'You already have an active licence of this tier.',
  },
  own_licence: {
    status: 409,
    it: 'Nessuno può amministrare la licenza che usa. Scegli un’altra persona.',
    en: 'Nobody can be manager or administrator of their own licence. Choose somebody else.',
  },
  already_active: {
    status: 409,
    it: 'Questa persona è già attiva in questa licenza.',
    en: 'This user is already active in this licence.',
  },
  already_manager: {
    status: 409,
    it: 'Questa persona gestisce già questa licenza.',
    en: 'This user is already a manager.',
  },
  already_invited: {
    status: 409,
    it: 'Questa persona ha già un invito in attesa. Annullalo per inviarne un altro.',
    en: 'This person already has a pending invite. Cancel it to send another.',
  },
  no_seat_left: {
    status: 409,
    it: 'Tutti i posti di questa licenza sono occupati. Revocane uno o chiedi una licenza più grande.',
    en: 'Every seat of this licence is taken. Revoke one or ask for a larger licence.',
  },
  revoke_too_early: {
    status: 409,
    it: `Una licenza non si può revocare nei primi ${revokeAfterDays} giorni dall’assegnazione.`,
    en: `A licence cannot be revoked within ${revokeAfterDays} days of assignment.`,
  },
  licence_expired: {
    status: 409,
    it: 'Questa licenza è scaduta. Contatta l’assistenza per rinnovarla.',
    en: 'This licence has expired. Contact support to renew it.',
  },
  search_limit_reached: {
    status: 403,
    it: 'Limite di ricerche raggiunto. Hai usato tutte le ricerche del tuo piano.',
    en: 'Search Limit Reached: You have reached the maximum number of searches allowed for your current plan.',
  },
  credits_used_up: {
    status: 402,
    it: 'I crediti della tua licenza non bastano. Aggiungine, o attendi il rinnovo mensile.',
    en: 'Your licence does not have enough credits. Add some, or wait for the monthly reset.',
  },
  refresh_too_soon: {
    status: 429,
    it: 'Attendi qualche secondo prima di aggiornare.',
    en: 'Please wait before refreshing.',
  },
  unknown_search: {
    status: 404,
    it: 'Questa ricerca è scaduta. Premi di nuovo Cerca.',
    en: 'This search has expired. Press Search again.',
  },
  unknown_position: {
    status: 404,
    it: 'Questa posizione non esiste più. Torna ai risultati.',
    en: 'This position no longer exists. Go back to the results.',
  },
  saved_positions_full: {
    status: 409,
    it: 'Hai raggiunto il numero massimo di posizioni salvate. Togline qualcuna, poi salva questa.',
    en: 'You have reached the maximum number of saved positions. Remove some, then save this one.',
  },
  discarded_positions_full: {
    status: 409,
    it: 'Hai raggiunto il numero massimo di posizioni scartate. Ripristinane qualcuna da “Scartate”, poi scarta questa.',
    en: 'You have reached the maximum number of discarded positions. Restore some under “Discarded”, then discard this one.',
  },
  unknown_company: {
    status: 404,
    it: 'Questa azienda non esiste più. Torna ai risultati.',
    en: 'This company no longer exists. Go back to the results.',
  },
  saved_companies_full: {
    status: 409,
    it: 'Hai raggiunto il numero massimo di aziende salvate. Togline qualcuna, poi salva questa.',
    en: 'You have reached the maximum number of saved companies. Remove some, then save this one.',
  },
  excluded_companies_full: {
    status: 409,
    it: 'Hai raggiunto il numero massimo di aziende escluse. Togline qualcuna nelle impostazioni, poi escludi questa.',
    en: 'You have reached the maximum number of excluded companies. Remove some in the settings, then exclude this one.',
  },
  company_data_unavailable: {
    status: 404,
    it: 'Dati non disponibili. Nessun credito è stato usato.',
    en: 'Data not available. No credits have been used.',
  },
  news_unavailable: {
    status: 404,
    it: 'Nessuna notizia trovata. Nessun credito è stato usato.',
    en: 'No news found. No credits have been used.',
  },
  unknown_contact: {
    status: 404,
    it: 'Questo contatto non è più disponibile. Nessun credito è stato usato: aggiorna l’elenco dei contatti.',
    en: 'This contact is no longer available. No credits have been used: refresh the list of contacts.',
  },
  contact_locked: {
    status: 409,
    it: 'Si può segnalare solo un contatto che la tua licenza ha sbloccato. Sbloccalo, o scegline un altro.',
    en: 'Only a contact that your licence has unlocked can be reported. Unlock it, or choose another.',
  },
  company_name_required: {
    status: 400,
    it: 'Scrivi il nome dell’azienda, fino a 200 caratteri.',
    en: 'Type the company name, up to 200 characters.',
  },
  url_required: {
    status: 400,
    it: 'Scrivi l’indirizzo del sito, per esempio www.azienda.it.',
    en: 'Type the site address, for example www.company.it.',
  },
  name_required: {
    status: 400,
    it: 'Scrivi il tuo nome, fino a 120 caratteri.',
    en: 'Type your name, up to 120 characters.',
  },
  message_required: {
    status: 400,
    it: 'Scrivi il messaggio.',
    en: 'Type the message.',
  },
  message_too_long: {
    status: 400,
    it: 'Il messaggio è troppo lungo: al massimo 4.000 caratteri.',
    en: 'The message is too long: 4,000 characters at most.',
  },
  answer_required: {
    status: 400,
    it: 'Per rispondere a un messaggio serve un testo. Scrivilo, o chiudi senza rispondere.',
    en: 'An answer to a message needs a text. Type it, or close the message without an answer.',
  },
  unknown_request: {
    status: 404,
    it: 'Questa richiesta non esiste più. Aggiorna l’elenco.',
    en: 'This request no longer exists. Refresh the list.',
  },
  request_answered: {
    status: 409,
    it: 'Qualcuno ha già risposto a questa richiesta. Aggiorna l’elenco.',
    en: 'Somebody has already answered this request. Refresh the list.',
  },
  unknown_filter: {
    status: 404,
    it: 'Questo filtro salvato non esiste più. Aggiorna l’elenco dei filtri.',
    en: 'This saved filter no longer exists. Refresh the list of filters.',
  },
  filter_name_required: {
    status: 400,
    it: 'Dai un nome al filtro, fino a 80 caratteri.',
    en: 'Give the filter a name, up to 80 characters.',
  },
  filter_name_taken: {
    status: 409,
    it: 'Hai già un filtro con questo nome. Scegline un altro, o sovrascrivi quello.',
    en: 'You already have a filter with this name. Choose another, or overwrite that one.',
  },
  max_saved_filters: {
    status: 409,
    it: 'Hai raggiunto il numero massimo di filtri salvati. Eliminane uno, o chiedi un piano più ampio.',
    en: 'Max saved filters reached',
  },
  alerts_not_in_plan: {
    status: 403,
    it: 'Il tuo piano non comprende gli avvisi. Per averli, chiedi un piano più ampio a chi amministra la licenza.',
    en: 'Your plan does not include alerts. To get them, ask your licence administrator for a larger plan.',
  },
  webhook_address: {
    status: 400,
    it: 'Questo indirizzo non può ricevere messaggi: serve un indirizzo https con un nome, sulla porta consueta e senza credenziali, al massimo di 2000 caratteri.',
    en: 'This address can’t receive messages: it has to be an https address with a name, on the usual port and without credentials, of 2,000 characters at most.',
  },
  webhook_exists: {
    status: 409,
    it: 'Un webhook di questo filtro invia già a questo indirizzo. Modifica quello, o scegli un altro indirizzo.',
    en: 'A webhook of this filter already sends to this address. Change that one, or choose another address.',
  },
  webhooks_full: {
    status: 409,
    it: 'Hai già il numero massimo di webhook. Eliminane uno, poi creane un altro.',
    en: 'You already have the maximum number of webhooks. Delete one, then make another.',
  },
  unknown_webhook: {
    status: 404,
    it: 'Questo webhook non esiste più. Aggiorna l’elenco dei webhook.',
    en: 'This webhook no longer exists. Refresh the list of webhooks.',
  },
  push_unavailable: {
    status: 409,
    it: 'Le notifiche sui dispositivi non sono attive su questo servizio. Gli avvisi ti arrivano nell’app e per e-mail.',
    en: 'Notifications on devices are not set up on this service. Alerts reach you in the app and by e-mail.',
  },
  push_devices_full: {
    status: 409,
    it: 'Hai raggiunto il numero massimo di dispositivi. Togline uno dall’elenco, poi attiva questo.',
    en: 'You have reached the maximum number of devices. Remove one from the list, then turn this one on.',
  },
  alert_streams_full: {
    status: 503,
    it: 'Ora ci sono troppi collegamenti aperti: i nuovi avvisi compaiono quando ricarichi la pagina. Riproviamo da soli tra poco.',
    en: 'Too many connections are open right now: new alerts show when you reload the page. We will try again by ourselves shortly.',
  },
  exports_used_up: {
    status: 403,
    it: 'Hai raggiunto il numero massimo di esportazioni per questo mese. Aggiungi crediti, o attendi il rinnovo mensile.',
    en: 'You have reached the maximum number of exports for this month.',
  },
  unknown_export: {
    status: 404,
    it: 'Questo file non è più disponibile. Ripeti l’esportazione: quello che hai già pagato non si paga di nuovo.',
    en: 'This file is no longer available. Export again: what you have already paid for is not charged again.',
  },
  checkout_unavailable: {
    status: 409,
    it: 'Qui non si può ancora pagare con carta. Scrivici: ti attiviamo il piano noi.',
    en: 'Paying by card is not possible here yet. Write to us: we will activate the plan for you.',
  },
  payments_unavailable: {
    status: 503,
    it: 'Il servizio di pagamento non risponde. Non è stato addebitato nulla: riprova tra qualche minuto.',
    en: 'The payment service is not responding. Nothing was charged: try again in a few minutes.',
  },
  one_seat_is_used: {
    status: 400,
    it: `Il piano ${plans[soleSeatTier].it} ha un posto solo, ed è di chi compra. Scegli “La uso io” e indica chi la amministra.`,
    en: `The ${plans[soleSeatTier].en} plan has a single seat, which is the buyer’s. Choose “I use it” and name an administrator.`,
  },
  invalid_vat_number: {
    status: 400,
    it: 'Questa partita IVA non è valida. Controllala: 11 cifre per l’Italia, o la sigla del Paese e il numero.',
    en: 'This VAT number is not valid. Check it: 11 digits for Italy, or the country code and the number.',
  },
  invalid_sdi_code: {
    status: 400,
    it: 'Il codice SDI ha 7 caratteri, tra lettere e cifre. Controllalo, o indica la PEC.',
    en: 'An SDI code has 7 letters or digits. Check it, or give the PEC address.',
  },
  invalid_pec: {
    status: 400,
    it: 'Questo indirizzo PEC non è valido. Controllalo, o indica il codice SDI.',
    en: 'This PEC address is not valid. Check it, or give the SDI code.',
  },
  invoice_address_required: {
    status: 400,
    it: 'Per la fattura elettronica serve il codice SDI o la PEC. Scrivi uno dei due.',
    en: 'The electronic invoice needs the SDI code or the PEC address. Type one of them.',
  },
  no_subscription: {
    status: 409,
    it: 'Questa licenza non si paga qui. Per cambiarla o rinnovarla scrivi all’assistenza.',
    en: 'This licence is not paid for here. To change or renew it, write to support.',
  },
  subscription_running: {
    status: 409,
    it: 'Il rinnovo dell’abbonamento di questa licenza è ancora attivo. Prima disdicilo da Profilo, Fatturazione.',
    en: 'The subscription of this licence is still set to renew. Cancel it first, in Profile, Billing.',
  },
  invalid_signature: {
    status: 400,
    it: 'La firma di questo avviso non è valida. Controlla il segreto del webhook.',
    en: 'The signature of this notice is not valid. Check the secret of the webhook.',
  },
  alert_link_invalid: {
    status: 400,
    it: 'Questo link è incompleto o non è più valido. Apri quello dell’ultimo riepilogo, o accedi e vai su Profilo, Impostazioni.',
    en: 'This link is incomplete or no longer valid. Open the one in the latest digest, or sign in and go to Profile, Settings.',
  },
  still_administrator: {
    status: 409,
    it: 'Amministri ancora una licenza. Eliminala o chiedi all’assistenza di affidarla ad altri, poi elimina l’account.',
    en: 'You still administer a licence. Delete it or ask support to hand it over, then delete the account.',
  },
  unknown_province: {
    status: 404,
    it: 'Non conosciamo questa provincia. Scegline una dall’elenco.',
    en: 'We do not know this province. Choose one from the list.',
  },
  no_drift_sample: {
    status: 404,
    it: 'Di questo sistema non è più conservata alcuna risposta. Ricarica la pagina del monitoraggio.',
    en: 'No answer of this system is stored any longer. Reload the site monitoring page.',
  },
  operator_reason_required: {
    status: 400,
    it: 'Manca il motivo. Scrivilo in poche parole: resta nel registro.',
    en: 'The reason is missing. Write it in a few words: it stays in the audit.',
  },
  operator_reason_address: {
    status: 400,
    it: 'Il motivo resta nel registro, che non si può correggere: togli gli indirizzi e-mail e riprova.',
    en: 'The reason stays in the audit, which can’t be corrected: leave out e-mail addresses and try again.',
  },
  host_required: {
    status: 400,
    it: 'Serve il nome di un host, per esempio www.azienda.it. Correggilo e riprova.',
    en: 'A host name is needed, for example www.company.it. Correct it and try again.',
  },
  gone_from_console: {
    status: 404,
    it: 'Questa voce non c’è più: forse un altro operatore l’ha cambiata. Ricarica l’elenco.',
    en: 'This entry is no longer there: another operator may have changed it. Reload the list.',
  },
  not_a_sole_trader: {
    status: 409,
    it: 'Questa partita IVA è di una società: solo le ditte individuali si escludono così. Per il suo sito o i suoi contatti usa le altre esclusioni.',
    en: 'This VAT number is a company’s: only sole traders opt out this way. For its site or its contacts use the other opt-outs.',
  },
  site_opted_out: {
    status: 409,
    it: 'Il sito è escluso su richiesta e non viene visitato. Per visitarlo ritira prima l’esclusione.',
    en: 'The site has opted out and is not visited. To visit it, withdraw the opt-out first.',
  },
  site_paused: {
    status: 409,
    it: 'Il sito è in pausa. Riprendilo prima di farlo visitare.',
    en: 'The site is paused. Resume it before having it visited.',
  },
  feature_off: {
    status: 503,
    it: 'Questa funzione è spenta per manutenzione. Riprova più tardi: non hai perso nulla.',
    en: 'This feature is turned off for maintenance. Try again later: nothing is lost.',
  },
  not_found: {
    status: 404,
    it: 'Questo indirizzo non esiste. Torna alla pagina iniziale.',
    en: 'This address does not exist. Go back to the home page.',
  },
  method_not_allowed: {
    status: 405,
    it: 'Questo indirizzo esiste, ma non accetta il metodo usato. Usa uno di quelli elencati nell’intestazione Allow.',
    en: 'This address exists, but does not accept the method used. Use one that the Allow header lists.',
  },
  request_timeout: {
    status: 408,
    it: 'La richiesta non è arrivata intera in tempo. Controlla la connessione e riprova.',
    en: 'The request did not arrive whole in time. Check the connection and try again.',
  },
  body_too_large: {
    status: 413,
    it: 'La richiesta è troppo grande. Riduci i filtri e riprova.',
    en: 'The request is too large. Use fewer filters and try again.',
  },
  address_too_long: {
    status: 414,
    it: 'L’indirizzo è troppo lungo. Riduci i filtri e riprova.',
    en: 'The address is too long. Use fewer filters and try again.',
  },
  headers_too_large: {
    status: 431,
    it: 'Le intestazioni della richiesta sono troppo grandi. Cancella i cookie di questo sito e riprova.',
    en: 'The request’s headers are too large. Delete this site’s cookies and try again.',
  },
  internal_error: {
    status: 500,
    it: 'Qualcosa è andato storto da parte nostra. Riprova tra qualche istante.',
    en: 'Something went wrong on our side. Try again in a moment.',
  },
  api_key_required: {
    status: 401,
    it: 'Serve una chiave API. Inviala nell’intestazione Authorization, come «Bearer vdt_…».',
    en: 'An API key is needed. Send it in the Authorization header, as “Bearer vdt_…”.',
  },
  api_key_invalid: {
    status: 401,
    it: 'Questa chiave API non vale: è sbagliata, scaduta o revocata, o il suo posto nella licenza è finito. Chiedine una nuova a chi amministra la licenza.',
    en: 'This API key does not work: it is wrong, expired or revoked, or its seat in the licence has ended. Ask the licence administrator for a new one.',
  },
  scope_missing: {
    status: 403,
    it: 'Questa chiave API non ha il permesso necessario. Chiedi a chi amministra la licenza una chiave che lo abbia.',
    en: 'This API key lacks the permission for this. Ask the licence administrator for a key that has it.',
  },
  public_api_not_in_plan: {
    status: 403,
    it: `Il piano di questa licenza non comprende l’API e le integrazioni. Per averle, passa a ${plans[lowestTierWith('publicApi')].it} o scrivi all’assistenza.`,
    en: `The plan of this licence does not include the API and integrations. To get them, move to ${plans[lowestTierWith('publicApi')].en} or write to support.`,
  },
  writes_paused: {
    status: 503,
    it: 'In questo momento si può solo leggere: modifiche e acquisti sono sospesi. Riprova tra qualche secondo.',
    en: 'Only reading works right now: changes and purchases are paused. Try again in a few seconds.',
  },
  idempotency_key_reused: {
    status: 422,
    it: 'Questa Idempotency-Key è già stata usata per una richiesta diversa. Usane una nuova.',
    en: 'This Idempotency-Key was already used for a different request. Use a new one.',
  },
  idempotency_in_progress: {
    status: 409,
    it: 'Una richiesta con questa Idempotency-Key è ancora in corso. Riprova tra qualche secondo.',
    en: 'A request with this Idempotency-Key is still in progress. Try again in a few seconds.',
  },
  since_out_of_range: {
    status: 400,
    it: 'Il numero in «since» supera quello dell’ultimo evento. Riparti da un numero che hai ricevuto.',
    en: 'The number in “since” is greater than that of the newest event. Start from a number you have received.',
  },
  cursor_invalid: {
    status: 400,
    it: 'Questo cursore non vale per questa richiesta. Ricomincia dalla prima pagina.',
    en: 'This cursor is not valid for this request. Start again from the first page.',
  },
  unknown_api_key: {
    status: 404,
    it: 'Questa chiave API non esiste più, o è scaduta. Aggiorna l’elenco delle chiavi.',
    en: 'This API key no longer exists, or has expired. Refresh the list of keys.',
  },
  api_keys_full: {
    status: 409,
    it: `Questa licenza ha già ${maxLiveApiKeys} chiavi API attive. Revocane una, poi creane un’altra.`,
    en: `This licence already has ${maxLiveApiKeys} active API keys. Revoke one, then make another.`,
  },
  api_key_scopes_required: {
    status: 400,
    it: 'Scegli almeno un permesso per la chiave.',
    en: 'Choose at least one permission for the key.',
  },
  unknown_seat: {
    status: 404,
    it: 'Questa persona non ha più un posto nella licenza. Scegline un’altra.',
    en: 'This person no longer has a seat in the licence. Choose another.',
  },
  api_key_name_required: {
    status: 400,
    it: 'Dai un nome alla chiave, fino a 80 caratteri.',
    en: 'Give the key a name, up to 80 characters.',
  },
  overloaded: {
    status: 503,
    it: 'In questo momento il servizio non riesce a rispondere. Riprova tra qualche secondo.',
    en: 'The service cannot answer right now. Try again in a few seconds.',
  },
  search_unavailable: {
    status: 503,
    it: 'La ricerca non è disponibile in questo momento. Riprova tra qualche secondo.',
    en: 'Search is not available right now. Try again in a few seconds.',
  },
} as const satisfies Record<string, Labels & { status: number }>

export type ErrorCode = keyof typeof errors

/** Returned with a success of which a part failed. */
export const notices = {
  licence_not_redeemed: {
    it: 'Accesso riuscito, ma la licenza non è stata riscattata. Riprova dalla pagina di riscatto.',
    en: 'You are logged in, but the licence redemption failed. Try again from the redeem page.',
  },
  invite_invalid: {
    it: 'L’account è stato creato, ma l’invito non è valido. Chiedi un nuovo invito a chi amministra la licenza.',
    en: 'The account was created, but the invite is invalid. Ask the licence administrator for a new one.',
  },
  redeem_after_verification: {
    it: 'Riscatteremo la licenza quando avrai verificato la tua e-mail. Apri il link che ti abbiamo inviato.',
    en: 'We will redeem the licence once you have verified your e-mail. Open the link we sent you.',
  },
} as const satisfies Record<string, Labels>

export const noticeCodes = keysOf(notices)

export type NoticeCode = keyof typeof notices

export const errorBody = z
  .object({ code: z.enum(keysOf(errors)), message: z.string(), requestId: z.string().optional() })
  .meta({ id: 'Error' })

export type ErrorBody = z.infer<typeof errorBody>
