-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE TRIGGER compare_sign_ups BEFORE UPDATE OF raw_user_meta_data ON auth.users FOR EACH ROW WHEN (((old.email_confirmed_at IS NULL) AND (new.email_confirmed_at IS NULL))) EXECUTE FUNCTION private.compare_sign_ups();
CREATE TRIGGER copy_confirmed_email AFTER INSERT OR UPDATE OF email, email_confirmed_at ON auth.users FOR EACH ROW EXECUTE FUNCTION private.copy_confirmed_email();
CREATE TRIGGER make_profile AFTER INSERT ON auth.users FOR EACH ROW EXECUTE FUNCTION private.make_profile();
CREATE TRIGGER record_sign_in AFTER INSERT OR UPDATE OF last_sign_in_at ON auth.users FOR EACH ROW EXECUTE FUNCTION private.record_sign_in();
CREATE TRIGGER store_birth_month BEFORE INSERT ON auth.users FOR EACH ROW EXECUTE FUNCTION private.store_birth_month();
