export const supportAddress = 'assistenza@vedetta.example'
