/** What a hard question asks for, as far as a playbook can answer it. */
export type PlaybookName = 'posso_gastar' | 'financiar_ou_juntar' | 'diagnostico';
