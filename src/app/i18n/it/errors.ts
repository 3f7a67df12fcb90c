/** Errori: che cosa è successo e che cosa fare. */
export const ERRORS = {
  'error.retry': 'Riprova',
  'error.requestId': 'Richiesta {id}',
  'error.unreachable': 'Il servizio non è raggiungibile. Controlla la connessione; si riprova da solo.',
  'error.aborted': 'Interrotto.',
  'error.revisionMismatch': 'Nel frattempo è stato cambiato altrove. È stato riletto.',
  'error.unknownParameter':
    'Il servizio non conosce un campo inviato. Può essere più vecchio di questo programma.',
  'error.unauthorized': 'La chiave API non è accettata. Collegati di nuovo dalle Impostazioni.',
  'error.insufficientCredits': 'I crediti non bastano.',
  'error.planRequired': 'Serve un piano che lo includa.',
  'error.notFound': 'Non c’è più. Può essere stato eliminato o sostituito da una nuova analisi.',
  'error.notReady': 'È ancora in preparazione. Riprova tra poco.',
  'error.inProgress': 'La prima richiesta è ancora in corso.',
  'error.tooLarge': 'È più grande di quanto il servizio accetti.',
  'error.rateLimited': 'Troppe richieste in un minuto. Riprende da solo.',
  'error.dailyLimit': 'Il limite di oggi è esaurito. Si rinnova alle 00:00 UTC.',
  'error.internal': 'Il servizio ha avuto un guasto. Riprova e cita la richiesta se persiste.',
  'error.upstream': 'Qualcosa dietro al servizio non ha risposto. Riprova tra qualche minuto.',
  'error.unavailable': 'Ora non è disponibile. Riprova più tardi.',
} as const;
