-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE TRIGGER make_profile AFTER INSERT ON auth.users FOR EACH ROW EXECUTE FUNCTION private.make_profile();
CREATE TRIGGER note_mailbox AFTER INSERT OR UPDATE OF email, email_confirmed_at ON auth.users FOR EACH ROW EXECUTE FUNCTION private.note_mailbox();
CREATE TRIGGER note_sign_in AFTER INSERT OR UPDATE OF last_sign_in_at ON auth.users FOR EACH ROW EXECUTE FUNCTION private.note_sign_in();
CREATE TRIGGER take_birth_month BEFORE INSERT ON auth.users FOR EACH ROW EXECUTE FUNCTION private.take_birth_month();
